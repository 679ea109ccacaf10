// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { lockScroll } from './lockScroll.ts'

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('style')
})

const styles = () =>
  ['overflow-x', 'overflow-y'].map((name) =>
    `${root.style.getPropertyValue(name)} ${root.style.getPropertyPriority(name)}`.trim(),
  )

describe('a page whose scrolling is locked', () => {
  it('has what it had before, by longhand and with its priority', () => {
    root.style.setProperty('overflow-y', 'scroll', 'important')
    const unlock = lockScroll(document)
    expect(styles()).toEqual(['hidden important', 'hidden important'])
    unlock()
    expect(styles()).toEqual(['', 'scroll important'])
  })

  it('keeps what its host has unlocked meanwhile', () => {
    root.style.setProperty('overflow-y', 'hidden')
    const unlock = lockScroll(document)
    root.style.removeProperty('overflow-y')
    unlock()
    expect(styles()).toEqual(['', ''])
  })

  it('keeps what its host has locked meanwhile', () => {
    const unlock = lockScroll(document)
    root.style.setProperty('overflow-y', 'hidden')
    unlock()
    expect(styles()).toEqual(['', 'hidden'])
  })

  it.each([
    ['in the order in which they opened', [0, 1]],
    ['in the other order', [1, 0]],
  ])('scrolls again after two modals have closed %s', (_, order) => {
    root.style.setProperty('overflow-x', 'auto')
    const unlocks = [lockScroll(document), lockScroll(document)]
    unlocks[order[0] ?? 0]?.()
    expect(styles()).toEqual(['hidden important', 'hidden important'])
    unlocks[order[1] ?? 0]?.()
    expect(styles()).toEqual(['auto', ''])
  })

  it('is unlocked once by each modal', () => {
    const unlocks = [lockScroll(document), lockScroll(document)]
    unlocks[0]?.()
    unlocks[0]?.()
    expect(styles()).toEqual(['hidden important', 'hidden important'])
    unlocks[1]?.()
    expect(styles()).toEqual(['', ''])
  })
})
