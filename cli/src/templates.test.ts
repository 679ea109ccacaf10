import { expect, test } from 'vitest'
import { defaultTemplate, findTemplate, listTemplates, templatesFolder } from './templates.ts'

const templates = listTemplates(templatesFolder())

test('the default template comes first', () => {
  expect(templates[0]?.name).toBe(defaultTemplate)
})

test('each template has a description', () => {
  for (const { description } of templates) expect(description).toMatch(/^[A-Z].{10,90}$/)
})

test('an unknown template is rejected with the list of available ones', () => {
  expect(() => findTemplate(templates, 'angular')).toThrow(/Unknown template "angular".*react-vite/)
  expect(() => findTemplate(templates, '../sandbox')).toThrow(/Unknown template/)
})
