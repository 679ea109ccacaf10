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

it('accepts lengths of the host app and rejects other values', () => {
  expect(scopeVariables(tokens, { '--w3m-font-size-master': '12px' })['--wk-px']).toContain('12px')
  expect(scopeVariables(tokens, { '--w3m-border-radius-master': '0px' })['--wk-radius']).toBe('0px')
  expect(scopeVariables(tokens, { '--w3m-border-radius-master': '1px} *{' })['--wk-radius']).toBe('4px')
})
