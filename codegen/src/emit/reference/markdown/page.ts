import { type JsonValue, jsonText } from '../../../model/json.ts'
import { codeSpan, inlineText } from './inlineText.ts'
import { codeBlock } from './textBlock.ts'

/** Blocks with an empty line between them; empty ones are left out. */
export function page(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** A heading that other pages can link to, whatever the renderer makes of its text. */
export function anchoredHeading(level: 2 | 3 | 4, anchor: string, text: string): string {
  return `<a id="${anchor}"></a>\n\n${'#'.repeat(level)} ${text}`
}

/** A heading with text of a contract. */
export function titleOf(text: string): string {
  return `# ${inlineText(text) || 'Untitled'}`
}

/** A value as JSON, named: short ones on the line, others as a block. */
export function jsonExample(label: string, value: JsonValue): string[] {
  if (typeof value !== 'object' || value === null) {
    const text = jsonText(value)
    if (text.length <= 100) return [`${label}: ${codeSpan(text)}`]
  }
  return [`${label}:`, codeBlock(jsonText(value, 2), 'json')]
}
