// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { testKit } from '../../test/testKit.ts'
import { AppKitProvider } from './AppKitProvider.tsx'
import { useKit } from './useKit.ts'

it('throws when there is neither a provider nor a kit', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useKit)).toThrow('Please call createAppKit before using useAppKit')
})

it('returns the kit that was created last, until it is destroyed', () => {
  const first = testKit()
  expect(renderHook(useKit).result.current).toBe(first)
  const second = testKit()
  expect(renderHook(useKit).result.current).toBe(second)
  first.destroy()
  expect(renderHook(useKit).result.current).toBe(second)
  second.destroy()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useKit)).toThrow('createAppKit')
})

it('keeps a destroyed kit where it was in use, until another is created', () => {
  const kit = testKit()
  const { result, rerender } = renderHook(useKit)
  kit.destroy()
  rerender()
  expect(result.current).toBe(kit)
  const next = testKit()
  rerender()
  expect(result.current).toBe(next)
})

it('prefers the nearest provider’s kit to the last one', () => {
  const kit = testKit()
  testKit()
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  expect(renderHook(useKit, { wrapper }).result.current).toBe(kit)
})
