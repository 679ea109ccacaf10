import type { Plugin } from 'rolldown'

/** React's modules. */
export const react: RegExp = /^react(-dom)?(\/|$)/

const prefix = '\0host-'

/**
 * React is the host's, also for a package in the bundle that requires it instead of importing it.
 *
 * The object that is required has what the import has, and is asked for nothing else: webpack refuses to build code that
 * names an export which a module lacks, even after a test of whether it is there.
 */
export const hostsReact: Plugin = {
  name: 'hosts-react',
  resolveId(source, _importer, { kind }) {
    if (!react.test(source)) return null
    return kind === 'require-call' ? prefix + source : { id: source, external: true }
  },
  load(id) {
    if (!id.startsWith(prefix)) return null
    return `import * as host from '${id.slice(prefix.length)}'\nmodule.exports = { ...host }\n`
  },
}
