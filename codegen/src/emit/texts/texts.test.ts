import { describe, expect, test } from 'vitest'
import { compileFixture } from '../../testing/compileFixture.ts'
import { readContract } from '../../testing/readContract.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

type Parse = (text: string, checks?: object) => unknown
type Format = (value: object, checks?: object) => unknown

const lines = [
  'Loan of {title}[ by {author}]',
  'Due: {due}',
  '[State: {state}]',
  '[Notes:\n* {notes}]',
  'Id: [urn:]{id}.',
]
const properties = {
  title: { type: 'string', minLength: 1, maxLength: 5 },
  author: { type: 'string' },
  due: { type: 'string', format: 'date' },
  state: { enum: ['open', 'closed'] },
  notes: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', pattern: '^[a-z ]*$' } },
  id: { $ref: '#/$defs/Id' },
}
const loan = {
  type: 'object',
  required: ['title', 'due', 'id'],
  properties,
  'x-text': { lines, maxLength: 100, implied: { id: 'urn:' }, checked: ['id'] },
}
const id = { type: 'string', format: 'uri', pattern: '^urn:[0-9]+$' }

function library(change: object = {}, more: object = {}) {
  return { 'shelf.schema.json': { $defs: { Loan: { ...loan, ...change }, Id: id, ...more } } }
}

async function compile() {
  const { load, folder } = compileFixture(library(), { targets: ['texts'] })
  const { parseLoan, formatLoan } = await load('shelf/texts.ts')
  const checks = { id: (value: string) => value !== 'urn:13' }
  return {
    folder,
    parse: (text: string) => (parseLoan as Parse)(text, checks),
    format: (value: object) => (formatLoan as Format)(value, checks),
  }
}

const least = { title: 'Emma', due: '2030-02-28', id: 'urn:7' }
const whole = { ...least, author: 'Austen', state: 'open', notes: ['torn', 'loved'] }
const wholeText = 'Loan of Emma by Austen\nDue: 2030-02-28\nState: open\nNotes:\n* torn\n* loved\nId: 7.'

describe('the text of an object', () => {
  test('is parsed and formatted, with and without its optional parts', async () => {
    const { parse, format } = await compile()
    expect(parse(wholeText)).toEqual({ ok: true, value: whole })
    expect(format(whole)).toEqual({ ok: true, text: wholeText })
    const leastText = 'Loan of Emma\nDue: 2030-02-28\nId: 7.'
    expect(parse(leastText)).toEqual({ ok: true, value: least })
    expect(format(least)).toEqual({ ok: true, text: leastText })
    expect(parse(leastText.replace('7', 'urn:7'))).toEqual({ ok: true, value: least })
  })

  test.each([
    ['length', 'Austen', 'A'.repeat(100)],
    ['title', 'Emma', ''],
    ['title', 'Emma', 'Emma 3'],
    ['title', 'Loan', 'Gift'],
    ['due', '02-28', '02-30'],
    ['due', 'Due', 'End'],
    ['state', 'open', 'lost'],
    ['notes', 'torn', 'TORN'],
    ['notes', '* loved', '* a\n* b'],
    ['notes', '\n* torn\n* loved', ''],
    ['id', 'Id: 7', 'Id: x'],
    ['id', 'Id: 7', 'Id: 13'],
    ['id', '7.', '7'],
    ['id', 'State: open\n', 'State: open\nState: open\n'],
    ['end', '7.', '7.\n'],
  ])('is refused for its %s: %j, %j', async (wrong, from, to) => {
    const { parse } = await compile()
    const changed = wholeText.replace(from, to)
    expect(changed).not.toBe(wholeText)
    expect(parse(changed)).toEqual({ ok: false, wrong })
  })

  test.each([
    ['title', { ...least, title: 'a\nb' }],
    ['title', { ...least, title: 7 }],
    ['title', { due: least.due, id: least.id }],
    // Read again, it would be another title, by someone.
    ['title', { ...least, title: 'A by', author: 'B by C' }],
    ['author', { ...whole, author: 'A\nB' }],
    ['notes', { ...whole, notes: [] }],
    ['notes', { ...whole, notes: 'torn' }],
    ['id', { ...least, id: '7' }],
    ['id', { ...least, id: 'urn:13' }],
  ])('is not written with another %s: %j', async (wrong, value) => {
    const { format } = await compile()
    expect(format(value)).toMatchObject({ ok: false, wrong })
  })

  test('counts characters as JSON Schema does', async () => {
    const { format } = await compile()
    expect(format({ ...least, title: '📚📚📚📚📚' })).toMatchObject({ ok: true })
    expect(format({ ...least, title: '📚📚📚📚📚📚' })).toMatchObject({ ok: false, wrong: 'title' })
  })

  test('has functions whose types name the checks', async () => {
    const { folder } = compileFixture(
      {
        ...library(),
        'use.ts': [
          "import { formatLoan, parseLoan } from './out/shelf/texts.js'",
          "const read = parseLoan('', { id: (id: string) => id !== '' })",
          'if (read.ok) read.value.title.length',
          "else read.wrong satisfies 'length' | 'end' | 'title' | 'author' | 'due' | 'state' | 'notes' | 'id'",
          '// @ts-expect-error',
          "parseLoan('')",
          '// @ts-expect-error',
          "formatLoan({ title: '' }, { id: () => true })",
        ].join('\n'),
      },
      { targets: ['texts'], inputs: ['shelf.schema.json'] },
    )
    expect(typeCheck(folder)).toBe('')
  })

  test('has no functions where the contract gives none', () => {
    const { result, read } = compileFixture(library({ 'x-text': undefined }), { targets: ['texts'] })
    expect(result.ok).toBe(true)
    expect(() => read('shelf/texts.ts')).toThrow()
  })
})

describe('mistakes in x-text', () => {
  const reported = (text: unknown, change: object = {}) => {
    const { diagnostics } = readContract(library({ 'x-text': text, ...change }))
    return diagnostics.map(({ pointer, message, hint }) =>
      `${pointer.replace('/$defs/Loan', '')} ${message} ${hint ?? ''}`.trim(),
    )
  }
  const text = { lines, implied: { id: 'urn:' } }
  const withLine = (index: number, line: string) => ({ ...text, lines: lines.with(index, line) })

  test.each([
    [7, `/x-text 'x-text' requires 'lines', a list of strings. Write { lines: ['Name: {name}'] }.`],
    [
      { lines: [] },
      `/x-text 'x-text' requires 'lines', a list of strings. Write { lines: ['Name: {name}'] }.`,
    ],
    [{ ...text, line: [] }, `/x-text/line Unknown key 'line' in 'x-text'. Did you mean 'lines'?`],
    [{ ...text, maxLength: 0 }, `/x-text/maxLength 'maxLength' must be a positive integer.`],
    [{ ...text, checked: 'id' }, `/x-text/checked 'checked' must be a list of property names.`],
    [
      { ...text, checked: ['titel'] },
      `/x-text/checked/0 There is no property 'titel'. Did you mean 'title'?`,
    ],
    [{ ...text, implied: { id: 7 } }, `/x-text/implied 'implied' must be an object of strings.`],
    [{ ...text, implied: { ids: '' } }, `/x-text/implied/ids There is no property 'ids'. Did you mean 'id'?`],
    [
      withLine(0, 'Loan of {titel}[ by {author}]'),
      `/x-text/lines/0 There is no property 'titel'. Did you mean 'title'?`,
    ],
    [withLine(0, 'Loan of {title[ by {author}]'), `/x-text/lines/0 A '{' has no counterpart.`],
    [withLine(0, 'Loan of {title}} by'), `/x-text/lines/0 A '}' has no counterpart.`],
    [withLine(0, 'Loan of {title}[ by {author}'), `/x-text/lines/0 A '[' has no counterpart.`],
    [withLine(0, 'Loan of {title}] by'), `/x-text/lines/0 A ']' has no counterpart.`],
    [
      withLine(0, 'Loan of {title}[[ by] {author}]'),
      `/x-text/lines/0 Optional parts cannot contain optional parts.`,
    ],
    [withLine(0, '[]Loan of {title}'), `/x-text/lines/0 An optional part is empty.`],
    [
      withLine(0, 'Loan of {title} by {author}'),
      `/x-text/lines/0 'author' is optional, but its place is not. Write [{author}], or require it.`,
    ],
    [withLine(1, '[Due: {due}]'), `/x-text/lines/1 'due' is required, but its place is optional.`],
    [withLine(1, 'Due: {due} {title}'), `/x-text/lines/1 The text has two places for 'title'.`],
    [withLine(2, 'State'), `/x-text/lines The text has no place for 'state'. Add {state} to a line.`],
    [withLine(0, 'Loan of {title}[{author}]'), `/x-text/lines Nothing separates 'title' from 'author'.`],
    [
      withLine(3, '[{notes}]'),
      `/x-text/lines The list 'notes' needs a line of its own, which begins with some text. Write '- {notes}'.`,
    ],
    [
      withLine(3, '[Notes: {notes} end]'),
      `/x-text/lines The list 'notes' needs a line of its own, which begins with some text. Write '- {notes}'.`,
    ],
  ])('are reported: %#', (given, message) => {
    expect(reported(given)).toContain(message)
  })

  test.each([
    [{ type: 'number' }, 'it is neither a string nor a list of strings'],
    [{ type: 'string', format: 'email' }, `its format 'email' is none of date-time, date, time, uri, url`],
    [{ enum: ['a', 1] }, 'its values are not strings'],
    [
      { type: 'array', uniqueItems: true, items: { type: 'string' } },
      'its list has rules other than the number of items',
    ],
    [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'it is a list of lists'],
    [{ $ref: '#/$defs/Loan' }, 'its schema is recursive'],
  ])('are reported for a property like %j', (schema, problem) => {
    const change = { properties: { ...properties, author: schema } }
    expect(reported(text, change)).toContain(
      `/x-text/lines/0 'author' cannot be a part of a text: ${problem}.`,
    )
  })

  test('are reported beside other schemas than objects', () => {
    const { diagnostics } = readContract(
      library({}, { Name: { type: 'string', 'x-text': { lines: ['a'] } } }),
    )
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `'x-text' is the text of an object with 'properties'.`,
    ])
  })
})
