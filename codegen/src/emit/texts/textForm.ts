import {
  arrayLiteral,
  block,
  type Code,
  call,
  code,
  join,
  literal,
  objectLiteral,
  regularExpression,
} from '../../fragment/code.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { TextField, TextPart, TextTemplate } from '../../model/schema.ts'
import { type TextRule, textRules } from '../../model/textRules.ts'

/** A text form as data: literals, fields with their rules, optional parts as lists. */
export function textForm({ parts, maxLength, checked }: TextTemplate): Code {
  const partCode = (part: TextPart): Code => {
    switch (part.kind) {
      case 'literal':
        return literal(part.text)
      case 'field':
        return fieldCode(part, checked.includes(part.name))
      case 'option':
        return arrayLiteral(part.parts.map(partCode))
    }
  }
  return objectLiteral([
    ...(maxLength === undefined ? [] : [{ key: 'maxLength', value: literal(maxLength) }]),
    { key: 'parts', value: block('[', parts.map(partCode), ']') },
  ])
}

function fieldCode({ name, schema, implied, item }: TextField, isChecked: boolean): Code {
  const read = textRules(schema)
  if ('problem' in read) throw new TypeError(`${name}: ${read.problem}`)
  const { rules, items } = read
  const accepts =
    rules.length === 0 ? code`() => true` : code`(value) => ${join(rules.map(ruleCode), ' && ')}`
  return objectLiteral([
    { key: 'name', value: literal(name) },
    ...(implied === undefined ? [] : [{ key: 'implied', value: literal(implied) }]),
    ...(item === undefined ? [] : [{ key: 'item', value: literal(item) }]),
    ...(items === undefined ? [] : [{ key: 'items', value: literal({ ...items }) }]),
    ...(isChecked ? [{ key: 'isChecked', value: literal(true) }] : []),
    { key: 'accepts', value: accepts },
  ])
}

const formats: Readonly<Record<string, readonly [path: string, name: string]>> = {
  'date-time': ['formats/dateAndTime', 'isDateTime'],
  date: ['formats/dateAndTime', 'isDate'],
  time: ['formats/dateAndTime', 'isTime'],
  uri: ['formats/uri', 'isUri'],
  url: ['formats/uri', 'isUri'],
}

function ruleCode(rule: TextRule): Code {
  switch (rule.kind) {
    case 'pattern':
      return code`${regularExpression(rule.pattern)}.test(value)`
    case 'length':
      // Of characters: with the flag `u` a pair of surrogates is one.
      return code`${regularExpression(`^[^]{${rule.minimum},${rule.maximum ?? ''}}$`)}.test(value)`
    case 'values':
      return rule.values.length === 1
        ? code`value === ${literal(rule.values[0])}`
        : code`${arrayLiteral(rule.values.map((value) => literal(value)))}.includes(value)`
    case 'format': {
      const [path, name] = formats[rule.format] ?? []
      if (path === undefined || name === undefined) throw new TypeError(`No format ${rule.format}`)
      return call(fromRuntime(path, name), [code`value`])
    }
  }
}
