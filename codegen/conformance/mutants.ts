import { isRecord } from '../src/runtime/isRecord.ts'

/** A value that differs from another in one place. */
export interface Mutant {
  /** Place and change: `/data/0/name removed`. */
  readonly name: string
  readonly value: unknown
}

type Change = readonly [name: string, value: unknown]

/** Changes a value in one place at a time, everywhere, regardless of its schema. */
export function* mutants(value: unknown, path = ''): Generator<Mutant> {
  const at = path === '' ? '(root)' : path
  for (const [name, changed] of changesOf(value)) yield { name: `${at} ${name}`, value: changed }
  if (Array.isArray(value)) {
    // The first items represent the rest.
    for (const [index, item] of value.slice(0, 2).entries()) {
      for (const mutant of mutants(item, `${path}/${index}`)) {
        yield { name: mutant.name, value: value.with(index, mutant.value) }
      }
    }
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      for (const mutant of mutants(item, `${path}/${key}`)) {
        yield { name: mutant.name, value: { ...value, [key]: mutant.value } }
      }
    }
  }
}

function changesOf(value: unknown): Change[] {
  if (Array.isArray(value)) return listChanges(value)
  if (isRecord(value)) return objectChanges(value)
  switch (typeof value) {
    case 'string':
      return textChanges(value)
    case 'number':
      return numberChanges(value)
    case 'boolean':
      return [
        ['negated', !value],
        ['as text', String(value)],
        ['null', null],
      ]
    default:
      return [
        ['text instead', 'text'],
        ['object instead', {}],
        ['number instead', 7],
      ]
  }
}

function objectChanges(value: Readonly<Record<string, unknown>>): Change[] {
  return [
    ...Object.keys(value).map(
      (key): Change => [
        `without ${key}`,
        Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
      ],
    ),
    ['with an extra key', { ...value, 'a key more': 1 }],
    ['empty', {}],
    ['list instead', [value]],
    ['text instead', 'text'],
    ['null', null],
  ]
}

function listChanges(value: readonly unknown[]): Change[] {
  return [
    ['empty', []],
    ['with a duplicate item', value.length === 0 ? [1, 1] : [...value, structuredClone(value[0])]],
    ['with a null item', [...value, null]],
    [
      'with fifty items',
      Array.from({ length: 50 }, (_, index) => value[index % Math.max(1, value.length)] ?? index),
    ],
    ['object instead', {}],
    ['null', null],
  ]
}

function textChanges(value: string): Change[] {
  return [
    ['empty', ''],
    ['with more', `${value} §`],
    ['without the last character', value.slice(0, -1)],
    ['one character', '§'],
    ['long', value.padEnd(3000, '~')],
    ['in capitals', value.toUpperCase()],
    ['number instead', 7],
    ['null', null],
    ['list instead', [value]],
  ]
}

function numberChanges(value: number): Change[] {
  return [
    ['a half more', value + 0.5],
    ['one more', value + 1],
    ['far below', -1e12],
    ['far above', 1e12],
    ['zero', 0],
    ['as text', String(value)],
    ['null', null],
    ['true', true],
  ]
}
