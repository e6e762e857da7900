export * from '../../words/ground'
