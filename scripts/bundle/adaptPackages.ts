import type { Plugin } from 'rolldown'

/** Changes in the files of packages that the bundle contains, by the end of their paths. */
const changes: readonly {
  readonly file: RegExp
  readonly from: RegExp
  readonly to: string
  /** Whether each of these files has something to change. */
  readonly isDue?: boolean
}[] = [
  // No checks for those who develop with the package: the host's developers do not.
  { file: /./, from: /process\.env\.NODE_ENV/g, to: '"production"' },
  // Emotion's default cache adopts styles that another copy of Emotion has rendered on the host's server, and moves it
  // to the end of the document's head. The modal brings a cache of its own.
  {
    file: /@emotion\/react\/dist\/emotion-element-\w+\.browser\.esm\.js$/,
    from: /\/\* #__PURE__ \*\/createCache\(\{\s*key: 'css'\s*\}\)/g,
    to: 'null',
    isDue: true,
  },
]

/** Adapts packages to being inside the bundle of another one. Lines and columns stay, and so do source maps. */
export const adaptPackages: Plugin = {
  name: 'adapt-packages',
  transform: {
    filter: { id: /node_modules/ },
    handler(code, id) {
      let changed = code
      for (const { file, from, to, isDue } of changes) {
        if (!file.test(id.replaceAll('\\', '/'))) continue
        const next = changed.replaceAll(from, (found) => to + found.slice(to.length).replace(/[^\n]/g, ' '))
        if (isDue && next === changed) throw new Error(`${id} has changed: ${from.source} is not in it.`)
        changed = next
      }
      return { code: changed, map: null }
    },
  },
}
