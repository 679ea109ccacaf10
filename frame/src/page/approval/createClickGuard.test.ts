import { beforeEach, expect, test, vi } from 'vitest'
import { createClickGuard } from './createClickGuard.ts'
import { createScreen, type Screen } from './createScreen.test.helper.ts'

let screen: Screen
const onShow = vi.fn()
const onReady = vi.fn()
beforeEach(() => {
  screen = createScreen()
  onShow.mockReset()
  onReady.mockReset()
})
const target = {} as Element
const create = () => createClickGuard({ target, onShow, onReady })

test('clicks count after half a second on the screen', () => {
  const guard = create()
  expect(guard.isReady()).toBe(false)
  screen.draw(480)
  expect(guard.isReady()).toBe(false)
  expect(onShow).toHaveBeenCalledTimes(1)
  screen.draw(64)
  expect(guard.isReady()).toBe(true)
  expect(onReady.mock.calls).toEqual([[true]])
})

test('the time starts anew after the frame was hidden', () => {
  const guard = create()
  screen.draw(1_000)
  screen.pause(1_000)
  expect(guard.isReady()).toBe(false)
  screen.draw(480)
  expect(guard.isReady()).toBe(false)
  expect(onShow).toHaveBeenCalledTimes(2)
  screen.draw(64)
  expect(guard.isReady()).toBe(true)
})

test('the time starts anew while the frame grows into its place, without another focus', () => {
  const guard = create()
  screen.draw(320)
  screen.setSize(358, 564)
  screen.draw(480)
  expect(guard.isReady()).toBe(false)
  screen.draw(64)
  expect(guard.isReady()).toBe(true)
  screen.setSize(358, 600)
  screen.draw(16)
  expect(guard.isReady()).toBe(false)
  expect(onShow).toHaveBeenCalledTimes(1)
})

test.each([
  ['has no size', () => screen.setSize(0, 0), () => screen.setSize(360, 600)],
  ['is covered or transparent', () => screen.setVisible(false), () => screen.setVisible(true)],
  ['is scrolled away', () => screen.setIntersecting(false), () => screen.setIntersecting(true)],
])('a frame that %s does not count as shown, even where it is drawn', (_name, hide, show) => {
  const guard = create()
  hide()
  screen.draw(1_000)
  expect(guard.isReady()).toBe(false)
  expect(onShow).not.toHaveBeenCalled()
  show()
  screen.draw(480)
  expect(guard.isReady()).toBe(false)
  screen.draw(64)
  expect(guard.isReady()).toBe(true)
})

// T18
test('clicks cease to count as soon as the frame is covered', () => {
  const guard = create()
  screen.draw(1_000)
  expect(guard.isReady()).toBe(true)
  screen.setVisible(false)
  expect(guard.isReady()).toBe(false)
  screen.setVisible(true)
  expect(guard.isReady()).toBe(false)
})

// T18
test('asks the browser for visibility', () => {
  const [observe, observed] = [vi.fn(), vi.fn()]
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observed
      constructor(_notify: unknown, options: unknown) {
        observe(options)
      }
    },
  )
  create()
  expect(observe).toHaveBeenCalledExactlyOnceWith({ trackVisibility: true, delay: 100 })
  expect(observed).toHaveBeenCalledExactlyOnceWith(target)
})

test('a stopped guard draws no more', () => {
  const guard = create()
  screen.draw(32)
  guard.stop()
  screen.draw(1_000)
  expect(onReady).not.toHaveBeenCalled()
})

// T18
test('a frame counts as shown only where it has a width and a height, and the browser has said that it is seen', () => {
  const guard = create()
  for (const [width, height] of [
    [0, 600],
    [360, 0],
  ] as const) {
    screen.setSize(width, height)
    screen.draw(1_000)
    expect(guard.isReady()).toBe(false)
  }
  expect(onShow).not.toHaveBeenCalled()
})

// T18
test('a browser that has not said yet whether the frame is seen has not shown it', () => {
  let notify: (entries: readonly object[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      constructor(told: typeof notify) {
        notify = told
      }
    },
  )
  const guard = create()
  screen.draw(1_000)
  expect(guard.isReady()).toBe(false)
  notify([])
  screen.draw(1_000)
  expect(guard.isReady()).toBe(false)
  // The last word of several counts.
  notify([{ isIntersecting: true }, { isIntersecting: false, isVisible: true }])
  screen.draw(1_000)
  expect(guard.isReady()).toBe(false)
  notify([{ isIntersecting: true }])
  screen.draw(1_000)
  expect(guard.isReady()).toBe(true)
  // The same word again starts nothing anew.
  notify([{ isIntersecting: true }])
  expect(guard.isReady()).toBe(true)
  expect(onShow).toHaveBeenCalledTimes(1)
})

test('the times are those of half a second, and of a pause of a quarter', () => {
  const guard = create()
  // Drawn at 1,000 ms of the clock, and each 16 ms from there.
  screen.draw(16)
  screen.draw(480)
  screen.pause(20)
  expect(guard.isReady()).toBe(true)
  screen.pause(1)
  expect(guard.isReady()).toBe(true)
  screen.draw(16)
  screen.pause(250)
  expect(guard.isReady()).toBe(true)
  screen.pause(1)
  expect(guard.isReady()).toBe(false)
  expect(onShow).toHaveBeenCalledTimes(1)
})

test('a stopped guard looks at nothing any more', () => {
  const disconnect = vi.spyOn(IntersectionObserver.prototype, 'disconnect')
  create().stop()
  expect(disconnect).toHaveBeenCalledOnce()
})
