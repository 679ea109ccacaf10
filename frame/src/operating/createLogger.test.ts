import { expect, test } from 'vitest'
import { createLogger, type LogFields } from './createLogger.ts'
import { describeError } from './describeError.ts'

const now = () => new Date('2027-01-02T03:04:05.678Z')

function newLogger(form: 'json' | 'text') {
  const lines: string[] = []
  return {
    lines,
    logger: createLogger({ form, party: 'keeper', now, print: (line) => void lines.push(line) }),
  }
}

const secret = 'alice@mail.example 123456'

test('a line is one JSON object, with known fields alone', () => {
  const { lines, logger } = newLogger('json')
  const fields = { operation: 'POST /email', status: 200, ms: 3, requestId: 'r', email: secret, path: secret }
  logger.write('info', 'request', fields as LogFields)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: '2027-01-02T03:04:05.678Z',
      level: 'info',
      event: 'request',
      party: 'keeper',
      operation: 'POST /email',
      status: 200,
      ms: 3,
      requestId: 'r',
    },
  ])
})

test('at a terminal it is a line of text, whatever a value has in it', () => {
  const { lines, logger } = newLogger('text')
  logger.write('info', 'request', { operation: 'POST /email', status: 200, ms: 3 })
  logger.write('error', 'failed', { error: 'FrameError\nforged', at: ['a', 'b'] })
  expect(lines).toEqual([
    '03:04:05 info request keeper POST /email 200 3 ms',
    '03:04:05 error failed keeper error=FrameError forged at=a < b',
  ])
})

// T26
test('of an error, class, codes and places are said, but no message', () => {
  const cause = Object.assign(new Error(`550 ${secret} is unknown`), { responseCode: 550, code: secret })
  const error = Object.assign(new TypeError(`${secret}\n    at fetch (file:///${secret}:1:1)`, { cause }), {
    code: 'FRAME_DATABASE_UNAVAILABLE',
  })
  const described = describeError(error)
  expect(described).toMatchObject({
    error: 'TypeError',
    code: 'FRAME_DATABASE_UNAVAILABLE',
    cause: '550',
    at: expect.arrayContaining([expect.stringContaining('createLogger.test.ts')]),
  })
  expect(JSON.stringify(described)).not.toMatch(/alice|123456|unknown/)
  expect(describeError(secret)).toEqual({ error: 'string' })
})
