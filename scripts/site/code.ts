import { escaped } from './escaped'

/** Enough to tell comments, texts and words of the language apart. */
const parts =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*")|(?<word>\b(?:import|from|export|default|const|let|function|return|if|else|for|of|while|await|async|type|interface|readonly|new|throw|typeof|null|true|false|undefined)\b)/g

function coloured(code: string): string {
  let html = ''
  let from = 0
  for (const match of code.matchAll(parts)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? ['']
    html += `${escaped(code.slice(from, match.index))}<span class="${kind}">${escaped(match[0])}</span>`
    from = match.index + match[0].length
  }
  return html + escaped(code.slice(from))
}

const scripts = ['ts', 'js', 'tsx', 'json', 'javascript', 'typescript']

export const codeHtml = (code: string, language: string): string =>
  `<pre tabindex="0"><code>${scripts.includes(language) ? coloured(code) : escaped(code)}</code></pre>\n`
