import type { z } from 'zod'
import { listOptions } from './listOptions.ts'

/** Options of a process as a table of Markdown. */
export function optionsTable(schema: z.ZodType, prefix: string): string {
  const rows = listOptions(schema, prefix).map(({ path, variable, description, defaultText, isRequired }) => {
    const isNeeded = isRequired ? (path.length === 1 ? 'required' : 'required with its group') : ''
    const value = defaultText === undefined ? isNeeded : `\`${defaultText}\``
    return `| \`${path.join('.')}\` | \`${variable}\` | ${value} | ${description} |`
  })
  return ['| option | variable | default | what |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
