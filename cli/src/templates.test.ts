import { expect, test } from 'vitest'
import { defaultTemplate, findTemplate, listTemplates, templatesFolder } from './templates.ts'

const templates = listTemplates(templatesFolder())

test('the default template comes first', () => {
  expect(templates[0]?.name).toBe(defaultTemplate)
})

test('each template says what it is', () => {
  for (const { description } of templates) expect(description).toMatch(/^[A-Z].{10,90}$/)
})

test('an unknown one is answered with those that there are', () => {
  expect(() => findTemplate(templates, 'angular')).toThrow(/no template "angular".*react-vite/)
  expect(() => findTemplate(templates, '../sandbox')).toThrow(/no template/)
})
