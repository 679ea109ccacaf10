import { describedTable } from './describedTable.ts'
import { inlineText, printable } from './inlineText.ts'
import { plainHtml } from './plainHtml.ts'

/**
 * Description of a contract as blocks of Markdown: paragraphs, flat lists, tables and fenced code stay, headings become
 * bold lines, so that they cannot mix with those of the page.
 */
export function textBlock(text: string | undefined): string {
  const out: string[] = []
  // Fenced code is left as it is.
  const source = text === undefined || /^[ \t]*(`{3}|~{3})/m.test(text) ? (text ?? '') : plainHtml(text)
  const lines = source.split(/\r\n|[\r\n\u2028\u2029]/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? ''
    const [, fence, language] = /^(`{3,}|~{3,})[ \t]*([\w-]*)/.exec(line) ?? []
    if (fence === undefined) {
      const described = describedTable(lines, at)
      out.push(described ? `\n${described.markdown}\n` : textLine(line))
      at += (described?.lines ?? 1) - 1
      continue
    }
    const code: string[] = []
    for (at++; at < lines.length && !isFenceEnd(lines[at]?.trim() ?? '', fence); at++)
      code.push(lines[at] ?? '')
    out.push('', codeBlock(code.join('\n'), language), '')
  }
  return out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Text of a contract as a paragraph. */
export function paragraph(text: string | undefined): string {
  return leading(inlineText(text ?? ''))
}

/** A fenced block that its own text cannot end. */
export function codeBlock(text: string, language = ''): string {
  const runs = text.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1)
  const lines = text.split(/\r\n|[\r\n]/).map((line) => printable(line).trimEnd())
  return [`${fence}${language}`, ...lines, fence].join('\n')
}

function isFenceEnd(line: string, fence: string): boolean {
  return line.length >= fence.length && line === fence.charAt(0).repeat(line.length)
}

function textLine(line: string): string {
  const [, bullet] = /^[-*+]\s+(.+)$/.exec(line) ?? []
  if (bullet !== undefined) return `- ${leading(inlineText(bullet))}`
  const [, number, item] = /^(\d{1,9})[.)]\s+(.+)$/.exec(line) ?? []
  if (number !== undefined && item !== undefined) return `${number}. ${leading(inlineText(item))}`
  const [, title] = /^#{1,6}\s+(.+)$/.exec(line) ?? []
  if (title !== undefined) return `\n**${inlineText(title.replaceAll('*', ''))}**\n`
  return leading(inlineText(line))
}

/** Characters that would begin a block at the start of a line. */
function leading(text: string): string {
  return text.replace(/^[#+=:-]/, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
