export { many } from '../../toolkit/counts'
