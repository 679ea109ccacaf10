import { expect, it } from 'vitest'
import { resolveTokens } from './resolveTokens.ts'
import { scopeVariables } from './scopeVariables.ts'

const tokens = resolveTokens('dark')

it('carries every token and the defaults of lengths', () => {
  const variables = scopeVariables(tokens, {})
  expect(variables['--wk-background']).toBe(tokens.background)
  expect(variables['--wk-px']).toContain('10px')
  expect(variables['--wk-radius']).toBe('4px')
  expect(variables['--wk-z-index']).toBe(999)
})

it('reads both generations of names, the newer one first', () => {
  const old = { '--w3m-z-index': 5, '--w3m-font-size-master': '12px' }
  expect(scopeVariables(tokens, old)).toMatchObject({ '--wk-z-index': 5 })
  const both = scopeVariables(tokens, { ...old, '--apkt-z-index': 7, '--apkt-border-radius-master': '2px' })
  expect(both).toMatchObject({ '--wk-z-index': 7, '--wk-radius': '2px' })
  expect(both['--wk-px']).toContain('12px')
})

it('draws the code in the host app’s colour as far as scanners still find it', () => {
  const ink = (color: string) => scopeVariables(tokens, { '--w3m-qr-color': color })['--wk-qr']
  expect(scopeVariables(tokens, {})['--wk-qr']).toBe('#101114')
  expect(ink('#003366')).toBe('#003366')
  expect(ink('#ffffff')).not.toBe('#ffffff')
})

it('accepts lengths of the host app and rejects other values', () => {
  expect(scopeVariables(tokens, { '--w3m-font-size-master': '12px' })['--wk-px']).toContain('12px')
  expect(scopeVariables(tokens, { '--w3m-border-radius-master': '0px' })['--wk-radius']).toBe('0px')
  expect(scopeVariables(tokens, { '--w3m-border-radius-master': '1px} *{' })['--wk-radius']).toBe('4px')
})
