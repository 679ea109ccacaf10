import { escapeInvisible } from '../../../fragment/escapeInvisible.ts'
import { plainHtml } from './plainHtml.ts'

/**
 * Text of a contract for a paragraph of Markdown. Code spans, bold and links to http addresses are kept; everything
 * else that Markdown or HTML would act on is escaped.
 */
export function inlineText(text: string): string {
  if (harmless.test(text)) return text
  return plainHtml(printable(text))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(active, (found, code?: string, label?: string, address?: string, bold?: string) => {
      if (code !== undefined) return found
      if (label !== undefined) return `[${escapeText(label)}](${address})`
      if (bold !== undefined) return `**${escapeText(bold)}**`
      return escapeText(found)
    })
}

/** Text of a contract as code, whatever it contains. */
export function codeSpan(text: string): string {
  const line = printable(text).replace(/\s+/g, ' ')
  if (line === '') return ''
  const runs = line.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1)
  // Without a space, a backtick at an end would join the fence; one space on both sides is not shown.
  const gap = /^[` ]|[` ]$/.test(line) && line.trim() !== '' ? ' ' : ''
  return `${fence}${gap}${line}${gap}${fence}`
}

/** With escapes for characters that are not seen. */
export function printable(text: string): string {
  return escapeInvisible(text.replace(/[\u2028\u2029]/g, ' '))
}

/** Most text by far: without characters that are special in Markdown. */
const harmless = /^(?! )[A-Za-z\d ,.;:'"()/?!%+=-]*(?<! )$/

// Each alternative ends at the first character that cannot belong to it, so the time is linear.
const active =
  /`([^`]+)`|(?<!!)\[([^[\]`*]+)\]\((https?:\/\/[^\s()<>\\"'`|*[\]]+)\)|\*\*([^\s*`[\]](?:[^*`[\]]*[^\s*`[\]])?)\*\*|[\\`*[\]<>|~$&]|(?<![A-Za-z\d])_|_(?![A-Za-z\d])/g

function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]|~$]|[&<>]/g, (found) => entities[found] ?? `\\${found}`)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
