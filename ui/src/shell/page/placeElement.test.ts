// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { placeElement } from './placeElement.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const appended = { disableAppend: false, enableEmbedded: false }
const placed = { disableAppend: true, enableEmbedded: false }

it('appends an element of its own and removes it', () => {
  const first = placeElement(appended, document)
  placeElement(appended, document)
  expect(document.querySelectorAll('w3m-modal')).toHaveLength(2)
  first.remove()
  expect(document.querySelectorAll('w3m-modal')).toHaveLength(1)
})

it('uses the host page’s element, also a second time, and leaves it there', () => {
  document.body.innerHTML = '<w3m-modal></w3m-modal>'
  const { element, shadow, remove } = placeElement(placed, document)
  shadow.append('content')
  remove()
  expect(element.isConnected).toBe(true)
  expect(shadow.childNodes).toHaveLength(0)
  expect(placeElement(placed, document).shadow).toBe(shadow)
})

it('reports a missing element when the host page has none', () => {
  expect(() => placeElement(placed, document)).toThrow('must contain a <w3m-modal>')
})
