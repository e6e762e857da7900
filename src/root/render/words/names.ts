export * from '../../english/names'
export { questOf } from '../../words/names'
