import { readFileSync } from 'node:fs'

const sources = [
  '../support/views/views.ts',
  '../support/views/connectedViews.ts',
  '../support/views/accountViews.ts',
  '../support/views/loginViews.ts',
]

/** Names of the states that are shown. Read from the sources: running them takes a browser's programs. */
export function stateNames(): readonly string[] {
  return sources.flatMap((source) => {
    const text = readFileSync(new URL(source, import.meta.url), 'utf8')
    return [...text.matchAll(/^ {4}name: '(.+)',$/gm)].map(([, name = '']) => name)
  })
}
