import { expect, it } from 'vitest'
import { findStoredConnectors, getStoredId, matchesStoredId } from './findStoredConnector.ts'
import { matchesConnectorId } from './matchesConnectorId.ts'
import { createConnector } from './testConnectors.test.helper.ts'

const announced = createConnector({ id: 'one.test', storedId: 'one.test' })
const copy = createConnector({ id: 'one.test:2', storedId: 'one.test' })
const registered = createConnector({ id: 'standard.one', storedId: 'standard.one' })
const merged = createConnector({ id: 'one.test', storedId: 'one.test', parts: [announced, registered] })
const external = createConnector({ id: 'safe' })

// T16
it('stores a connector of the host app under its kind', () => {
  expect(getStoredId(announced)).toBe('one.test')
  expect(getStoredId(external)).toBe('external:safe')
})

it.each([
  ['its own id', announced, 'one.test', true],
  ['another id', announced, 'standard.one', false],
  ['a part of it', merged, 'standard.one', true],
  ['no part of it', merged, 'two.test', false],
  ['the id without its kind', external, 'safe', false],
  ['the id with its kind', external, 'external:safe', true],
])('matches a stored choice by %s', (_, connector, storedId, isMatch) => {
  expect(matchesStoredId(connector, storedId)).toBe(isMatch)
})

// T16
it('finds each wallet that claims to be a stored one', () => {
  expect(findStoredConnectors([announced, registered, external], 'one.test')).toEqual([announced])
  expect(findStoredConnectors([announced, copy], 'one.test')).toEqual([announced, copy])
  expect(findStoredConnectors([merged], 'standard.one')).toEqual([merged])
  expect(findStoredConnectors([merged, copy], 'one.test')).toEqual([merged, copy])
  expect(findStoredConnectors([external], 'one.test')).toEqual([])
})

it.each([
  ['its own', merged, 'one.test', true],
  ['that of a part', merged, 'standard.one', true],
  ['another', merged, 'two.test', false],
  ['another, without parts', announced, 'two.test', false],
])('matches an id: %s', (_, connector, id, isMatch) => {
  expect(matchesConnectorId(connector, id)).toBe(isMatch)
})
