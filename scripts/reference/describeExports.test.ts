import { Project } from 'ts-morph'
import { expect, test } from 'vitest'
import { describeExports } from './describeExports.ts'
import { exportIndex, exportPage } from './exportPage.ts'

const source = `
export interface UseThingParameters {
  /** Default: the first | the last. */
  readonly id?: string
}
export type UseThingReturnType =
  | {
      /** How it is. */
      readonly status: 'ready'
      readonly data: string
    }
  | { readonly status: 'loading'; readonly data: string | undefined }
/**
 * Reads a thing. Re-renders
 * when it changes.
 *
 * @throws Error 'no kit'
 * @example
 * const { data } = useThing()
 */
export function useThing({ id }: UseThingParameters = {}): UseThingReturnType {
  return { status: 'ready', data: id ?? '' }
}
/** Reads by name. */
export function useNamed<Name extends 'a' | 'b'>(name: Name): string | undefined {
  return name
}
/** A button. */
export function Button(props: { readonly label?: string; readonly onPress: () => void }) {
  return null
}
export { Button as AppKitButton }
export const notAComponent = 1
interface KitHandle<Context> {
  readonly _internal: Context
}
/** Sends a thing. */
export async function sendThing(
  { _internal }: KitHandle<string>,
  parameters: UseThingParameters,
): Promise<{ readonly hash: string }> {
  return { hash: _internal }
}
`

const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { strict: true } })
project.createSourceFile('/entry.ts', source)
const described = describeExports(project, '/entry.ts')
const [button, named, thing] = described

test('only hooks and components, by name', () => {
  expect(described.map(({ name }) => name)).toEqual(['Button', 'useNamed', 'useThing'])
})

test('a hook: parameters, what it returns in each state, errors, examples', () => {
  expect(thing).toEqual({
    name: 'useThing',
    aliases: [],
    summary: 'Reads a thing. Re-renders when it changes.',
    isComponent: false,
    parameters: [
      { name: 'id', type: 'string', isOptional: true, description: 'Default: the first | the last.' },
    ],
    returned: [
      { name: 'status', type: "'ready' | 'loading'", isOptional: false, description: 'How it is.' },
      { name: 'data', type: 'string | undefined', isOptional: false, description: '' },
    ],
    returnType: 'UseThingReturnType',
    throws: ["Error 'no kit'"],
    examples: ['const { data } = useThing()'],
  })
})

test('an action has its parameters without the kit, and what its promise resolves to', () => {
  const [action, ...others] = describeExports(project, '/entry.ts', 'actions')
  expect([action?.name, others]).toEqual(['sendThing', []])
  expect(action?.parameters.map(({ name }) => name)).toEqual(['id'])
  expect(action?.returned).toEqual([{ name: 'hash', type: 'string', isOptional: false, description: '' }])
})

test('a parameter that is no object, and a value that is none', () => {
  expect(named?.parameters).toEqual([{ name: 'name', type: "'a' | 'b'", isOptional: false, description: '' }])
  expect([named?.returned, named?.returnType]).toEqual([[], 'string | undefined'])
})

test('a component has props and other names', () => {
  expect(button?.aliases).toEqual(['AppKitButton'])
  expect(button?.parameters.map(({ name, type }) => [name, type])).toEqual([
    ['label', 'string'],
    ['onPress', '() => void'],
  ])
})

test('pages keep characters of tables', () => {
  const page = thing && exportPage(thing, 'kit')
  expect(page).toContain('| `id` | `string` (optional) | Default: the first \\| the last. |')
  expect(page).toContain('```tsx\nconst { data } = useThing()\n```')
  const pages = described.map((one) => ({ one, entry: 'kit', path: `${one.name}.md` }))
  expect(exportIndex(pages)).toContain('| [useThing](useThing.md) | `kit` | Reads a thing. |')
})
