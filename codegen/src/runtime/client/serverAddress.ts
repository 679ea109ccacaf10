import { ownValue } from '../ownValue.ts'

/** An address with the variables of its template filled in. */
export function serverAddress(
  template: string,
  defaults: Readonly<Record<string, string>>,
  variables: object = {},
): string {
  return template.replace(/\{([^{}]+)\}/g, (hole, name: string) =>
    String(ownValue(variables, name) ?? ownValue(defaults, name) ?? hole),
  )
}
