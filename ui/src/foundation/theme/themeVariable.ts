import type { ThemeVariables } from '@wallet-kit/sdk'

type Suffix = keyof ThemeVariables extends infer Name
  ? Name extends `--apkt-${infer Rest}`
    ? Rest
    : never
  : never
type Value<Name extends Suffix> = ThemeVariables[`--apkt-${Name}` & keyof ThemeVariables]

/** A variable of the host app by the part of its name that AppKit's two generations of names share. */
export function themeVariable<Name extends Suffix>(variables: ThemeVariables, name: Name): Value<Name> {
  const values: Readonly<Record<string, unknown>> = variables
  return (values[`--apkt-${name}`] ?? values[`--w3m-${name}`]) as Value<Name>
}
