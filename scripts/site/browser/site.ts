/** What the pages of the site do besides being read. */
import { startScenes } from './scenes'
import { startSearch } from './search'

startSearch(document.querySelector<HTMLScriptElement>('script[data-top]')?.dataset['top'] ?? '')
startScenes()
