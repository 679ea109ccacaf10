import type { PageConfig } from './PageConfig.ts'

/** Gives the bundled script its configuration, as the parameter of a function around it. */
export function wrapScript(bundle: string, config: PageConfig): string {
  return `((pageConfig) => {\n${bundle}\n})(${JSON.stringify(config)})\n`
}
