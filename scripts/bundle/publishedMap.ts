import { dirname, relative, resolve, sep } from 'node:path'

/**
 * The source map of a bundled file without the sources that are published beside it. Others are left empty: tools would
 * warn about sources that a map lacks.
 *
 * @param map source map
 * @param file where it will be
 * @param sources folder of the published sources
 */
export function publishedMap(map: string, file: string, sources: string): string {
  const content = JSON.parse(map) as { sources: readonly string[] }
  // A copy of a module has its source.
  const names = content.sources.map((source) => source.replace(/\?(copy|constants-for=.*|only=.*)$/, ''))
  const isPublished = (source: string) => {
    const path = relative(sources, resolve(dirname(file), source))
    return !path.startsWith('..') && !path.includes(':') && !path.split(sep).includes('node_modules')
  }
  return JSON.stringify({
    ...content,
    sources: names,
    sourcesContent: names.map((source) => (/^\.{1,2}\//.test(source) && isPublished(source) ? null : '')),
  })
}
