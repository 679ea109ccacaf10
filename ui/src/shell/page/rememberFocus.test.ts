// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { rememberFocus } from './rememberFocus.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

function focus(id: string): HTMLElement {
  const element = document.getElementById(id)
  element?.focus()
  if (!element) throw new Error(`no ${id}`)
  return element
}

it('goes back to where the focus was', () => {
  document.body.innerHTML = '<button id="a">A</button><button id="b">B</button>'
  const opener = focus('a')
  const restore = rememberFocus(document)
  focus('b')
  restore()
  expect(document.activeElement).toBe(opener)
})

it('goes to a control nearby when the opener has gone', () => {
  document.body.innerHTML = '<nav><button id="a">A</button><a id="b" href="#b">B</a></nav><button>C</button>'
  const restore = rememberFocusOf('a')
  document.getElementById('a')?.remove()
  restore()
  expect(document.activeElement?.id).toBe('b')
})

it('leaves the focus alone when nothing had it', () => {
  document.body.innerHTML = '<button id="a">A</button>'
  const restore = rememberFocus(document)
  restore()
  expect(document.activeElement).toBe(document.body)
})

function rememberFocusOf(id: string): () => void {
  focus(id)
  return rememberFocus(document)
}
