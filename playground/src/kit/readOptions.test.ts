import { describe, expect, it } from 'vitest'
import { readOptions } from './readOptions.ts'
import { writeOptions } from './writeOptions.ts'

describe('readOptions', () => {
  it('returns no overrides for a URL without options', () => {
    expect(readOptions('?theme=dark')).toEqual({ overrides: {} })
  })

  it('reads back what writeOptions wrote', () => {
    const overrides = { metadata: { name: 'Höhe & Tiefe + 1' }, networks: [] }
    const url = new URL(writeOptions('http://127.0.0.1:4600/?keep=1', overrides))
    expect(readOptions(url.search)).toEqual({ overrides })
    expect(url.searchParams.get('keep')).toBe('1')
  })

  it('removes the parameter without overrides', () => {
    expect(writeOptions('http://127.0.0.1:4600/?options=%7B%7D', {})).toBe('http://127.0.0.1:4600/')
  })

  it.each(['{"a":', '[1]', '7', 'null', '"text"'])(
    'reports a problem for %s and keeps the defaults',
    (text) => {
      const result = readOptions(`?options=${encodeURIComponent(text)}`)
      expect(result.overrides).toEqual({})
      expect(result.problem).toMatch(/not (a )?JSON/)
    },
  )
})
