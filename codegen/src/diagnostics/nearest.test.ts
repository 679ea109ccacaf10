import { describe, expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const keywords = ['type', 'properties', 'minLength', 'maxLength', 'in', 'oneOf', 'anyOf']

describe('nearest', () => {
  test.each([
    ['tpye', 'type'],
    ['propertes', 'properties'],
    ['minLenght', 'minLength'],
    ['minlength', 'minLength'],
    ['onOf', 'oneOf'],
    ['type', 'type'],
  ])('%s is meant to be %s', (word, expected) => {
    expect(nearest(word, keywords)).toBe(expected)
  })

  test.each(['colour', 'x', 'tyyyype', 'lengthMin'])('%s is nothing like them', (word) => {
    expect(nearest(word, keywords)).toBeUndefined()
  })
})
