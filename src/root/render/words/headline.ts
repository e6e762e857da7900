export * from '../../words/headline'
