/** A part of a page, from its heading to the next one. */
export interface Section {
  /** Page and number of the section in it, e.g. `guides/connect.md:2`. */
  readonly id: string
  readonly page: string
  /** Titles of the page and of the headings above, e.g. `Connect › Networks`. */
  readonly title: string
  readonly text: string
}

/** Splits a page at its headings of the levels 1 to 3. */
export function sectionsOf(page: string, text: string): readonly Section[] {
  const sections: Section[] = []
  const above: string[] = []
  let lines: string[] = []
  let isInCode = false
  const close = () => {
    const body = lines.join('\n').trim()
    if (body !== '')
      sections.push({
        id: `${page}:${sections.length}`,
        page,
        title: above.filter(Boolean).join(' › '),
        text: body,
      })
    lines = []
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isInCode = !isInCode
    const [, marks, heading] = (!isInCode && /^(#{1,3}) (.+)$/.exec(line)) || []
    if (marks === undefined || heading === undefined) {
      if (!/^<(?:!--|a id=)/.test(line)) lines.push(line)
      continue
    }
    close()
    above.length = marks.length - 1
    above[marks.length - 1] = heading.replaceAll('`', '')
  }
  close()
  return sections
}
