/** Passes a bundled script its configuration, as the parameter `pageConfig` of a function around it. */
export function wrapScript(bundle: string, config: object): string {
  return `((pageConfig) => {\n${bundle}\n})(${JSON.stringify(config)})\n`
}
