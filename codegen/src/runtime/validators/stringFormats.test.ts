import { describe, expect, it } from 'vitest'
import {
  base64,
  date,
  dateTime,
  decimalText,
  duration,
  email,
  hostname,
  integerText,
  jsonPointer,
  time,
  uri,
  uriReference,
  uriTemplate,
  uuid,
} from './stringFormats.ts'
import { validate } from './validate.ts'

const formats = {
  base64,
  date,
  dateTime,
  decimalText,
  duration,
  email,
  hostname,
  jsonPointer,
  time,
  uri,
  uriReference,
  uriTemplate,
  uuid,
}

const cases: Record<
  keyof typeof formats,
  { readonly good: readonly string[]; readonly bad: readonly string[] }
> = {
  dateTime: {
    good: [
      '2030-01-01T00:00:00Z',
      '2030-12-31t23:59:59z',
      '2030-06-15 12:30:00.123+02:00',
      '2030-06-15T12:30:00-0230',
      '2030-06-15T12:30:00+02',
      '2030-06-15T12:30:00',
      '2024-02-29T00:00:00Z',
      '2000-02-29T00:00:00Z',
      '1990-12-31T23:59:60Z',
      '1990-12-31T15:59:60-08:00',
      '1990-12-31T15:59:60-0800',
      '1991-01-01T07:59:60+08',
      '1991-01-01T05:29:60+05:30',
      '2030-04-30T00:00:00Z',
      '2030-10-31T00:00:00Z',
    ],
    bad: [
      '',
      'x2030-01-01T00:00:00Z',
      '2030-01-01T00:00:00Zx',
      '30-01-01T00:00:00Z',
      '2030-13-01T00:00:00Z',
      '2030-00-01T00:00:00Z',
      '2030-01-32T00:00:00Z',
      '2030-01-00T00:00:00Z',
      '2030-02-29T00:00:00Z',
      '1900-02-29T00:00:00Z',
      '2024-02-30T00:00:00Z',
      '2030-04-31T00:00:00Z',
      '2030-06-31T00:00:00Z',
      '2030-09-31T00:00:00Z',
      '2030-11-31T00:00:00Z',
      '2030-01-01T24:00:00Z',
      '2030-01-01T00:60:00Z',
      '2030-01-01T00:00:61Z',
      '2030-01-01T00:00:00.Z',
      '2030-01-01T00:00:00+24:00',
      '2030-01-01T00:00:00+02:60',
      '2030-01-01x00:00:00Z',
      '1990-12-31T23:58:60Z',
      '1990-12-31T22:59:60Z',
      '1990-12-31T23:59:60+01:00',
      '1990-12-31T15:59:60+08:00',
    ],
  },
  date: {
    good: ['2030-01-01', '2024-02-29', '2030-03-31', '2030-12-31'],
    bad: [
      '',
      '2030-1-1',
      '2030-02-29',
      '2023-02-29',
      '2100-02-29',
      '2030-13-01',
      '2030-01-01T',
      'x2030-01-01',
    ],
  },
  time: {
    good: ['00:00:00Z', '23:59:60Z', '12:30:00.5+02:00', '12:30:00', '00:29:60+00:30'],
    bad: ['', '24:00:00Z', '00:60:00Z', '00:00:61Z', '00:00', '22:59:60Z', 'x00:00:00Z', '00:00:00Zx'],
  },
  duration: {
    good: [
      'P1D',
      'P1Y2M3DT4H5M6S',
      'PT1H',
      'PT0.5S',
      'P3W',
      'P1M',
      'PT1M',
      'P12Y',
      'P12M',
      'P12D',
      'PT12H',
      'PT12M',
      'PT12.25S',
      'P12W',
    ],
    bad: ['', 'P', 'PT', 'P1DT', 'P1W1D', '1D', 'P1', 'P1S', 'PT1D', 'xP1D', 'P1Dx', 'PT1.S', 'P-1D'],
  },
  email: {
    good: ['a@b.co', 'first.last+tag@mail.example.com', "o'neil@x-y.example", 'A@B.CO', 'aa@bb.cc.dd'],
    bad: [
      '',
      'a',
      '@b.co',
      'a@',
      'a@b',
      'a..b@c.de',
      '.a@b.co',
      'a.@b.co',
      'a@-b.co',
      'a@b-.co',
      'a@b.co ',
      ' a@b.co',
      'a b@c.de',
      'a@b..co',
      'a@b.-co',
    ],
  },
  uuid: {
    good: ['123e4567-e89b-12d3-a456-426614174000', 'URN:UUID:123E4567-E89B-12D3-A456-426614174000'],
    bad: [
      '',
      '123e4567-e89b-12d3-a456-42661417400',
      '123e4567-e89b-12d3-a456-4266141740000',
      '123e4567e89b12d3a456426614174000',
      'g23e4567-e89b-12d3-a456-426614174000',
      'x:123e4567-e89b-12d3-a456-426614174000',
      '123e4567-e89b-12d3-426614174000',
    ],
  },
  uri: {
    good: [
      'https://a.example/',
      'a:',
      'urn:isbn:1',
      'x+y.z-1:%41',
      'HTTPS://A.EXAMPLE',
      'https://ä.example/?q=|',
    ],
    bad: [
      '',
      'a',
      '//a.example',
      '1a:b',
      'a:b c',
      'a:<b>',
      'a:"',
      'a:\\',
      'a:^',
      'a:`',
      'a:%',
      'a:%4',
      'a:%zz',
      ' a:b',
      'a:\u0007',
    ],
  },
  uriReference: {
    good: ['', '/a', '../b?c#d', 'https://a.example/', '%41'],
    bad: ['a b', '<a>', '"', '\\', '^', '`', '%', '%4g', '\n'],
  },
  uriTemplate: {
    good: ['', '/users{/name}', '{?q*}', '{a}{b}', '%41'],
    bad: ['{', '}', '{}', '{a b}', '{{a}}', 'a b', "'", '|', '%', '<'],
  },
  hostname: {
    good: ['a', 'a.example', 'A-1.EXAMPLE', 'a.example.', `${'a'.repeat(63)}.example`, '1.2.3.4'],
    bad: [
      '',
      '.',
      '-a.example',
      'a-.example',
      'a..example',
      `${'a'.repeat(64)}.example`,
      'a_b',
      'ä',
      'a b',
      `${'a.'.repeat(130)}a`,
      'a.example..',
    ],
  },
  base64: {
    good: ['', 'YQ==', 'YWI=', 'YWJj', 'YWJjYWJj', 'YWJj\nYWJj', 'YWJj \n'],
    bad: ['Y', 'YQ', 'YQ=', 'YWI', 'Y===', '=', 'YW_j', 'YWJjx'],
  },
  jsonPointer: {
    good: ['', '/', '/a', '/a/b', '/~0~1', '//'],
    bad: ['a', '~', '/~', '/~2', 'a/b', '/a~'],
  },
  decimalText: {
    good: ['0', '-1', '+1', '1.5', '.5', '1.', '1e3', '1E-10', '12.34e+56', '.25'],
    bad: ['', '.', '-', 'e1', '1e', '1e+', '1.2.3', '0x1', '1,5', ' 1', '1 ', 'Infinity'],
  },
}

// T21
describe.each(Object.entries(cases))('%s', (name, { good, bad }) => {
  const format = formats[name as keyof typeof formats]

  it.each(good)('accepts %j', (text) => {
    expect(validate(format(), text)).toEqual({ ok: true, value: text })
  })

  it.each(bad)('refuses %j', (text) => {
    expect(validate(format(), text).ok).toBe(false)
  })

  it.each([7, null, undefined, {}, []])('refuses what is no string: %j', (value) => {
    expect(validate(format(), value).ok).toBe(false)
  })
})

// T22
describe('integerText', () => {
  const small = () => integerText('-10', '10')

  it.each(['0', '-10', '10', '007'])('accepts %j', (text) => {
    expect(validate(small(), text).ok).toBe(true)
  })

  it.each(['', '-', '11', '-11', '1.0', '1e1', '0x1', ' 1', '1 ', 'a', '+1', '9'.repeat(21)])(
    'refuses %j',
    (text) => {
      expect(validate(small(), text).ok).toBe(false)
    },
  )

  it('compares numbers that a JSON number would round', () => {
    const large = integerText('0', '18446744073709551615')
    expect(validate(large, '18446744073709551615').ok).toBe(true)
    expect(validate(large, '18446744073709551616').ok).toBe(false)
    expect(validate(large, 18446744073709551615n).ok).toBe(false)
  })
})
