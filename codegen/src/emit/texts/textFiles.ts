import { call, code, join, literal } from '../../fragment/code.ts'
import type { FunctionParameter } from '../../fragment/declaration.ts'
import { fromRuntime, fromService } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { modelType } from '../../layout/modelNames.ts'
import type { Model } from '../../model/schema.ts'
import { textForm } from './textForm.ts'

/** `texts/bookLineText.ts`, the form as data, and the functions over it: `parseBookLine`, `formatBookLine`. */
export function textFiles(model: Model): OutputFile[] {
  const { schema, name, camelName } = model
  if (schema.kind !== 'object' || schema.text === undefined) return []
  const { checked } = schema.text
  const type = modelType(model)
  const formName = `${camelName}Text`
  const form = fromService(`texts/${formName}`, formName)
  const checks: FunctionParameter[] =
    checked.length === 0
      ? []
      : [
          {
            name: 'checks',
            type: code`${fromRuntime('texts/TextForm', 'TextChecks', { type: true })}<${type}, ${join(
              checked.map((property) => literal(property)),
              ' | ',
            )}>`,
          },
        ]
  const given = checks.length === 0 ? [] : [code`checks`]
  const extra = checks.length === 0 ? '' : '\n\n@param checks Rules that the contract cannot express'
  return [
    {
      path: `texts/${formName}`,
      declarations: () => [
        {
          kind: 'const',
          name: formName,
          doc: `Text form of ${name}.`,
          type: code`${fromRuntime('texts/TextForm', 'TextForm', { type: true })}<${type}>`,
          value: textForm(schema.text ?? { parts: [], checked: [] }),
        },
      ],
    },
    {
      path: `texts/parse${name}`,
      declarations: () => [
        {
          kind: 'function',
          name: `parse${name}`,
          doc: `Parses the text form of ${name}. Names the first part that is missing, malformed or out of place.${extra}`,
          parameters: [{ name: 'text', type: code`string` }, ...checks],
          returns: code`${fromRuntime('texts/parseText', 'ParsedText', { type: true })}<${type}>`,
          body: [
            code`return ${call(fromRuntime('texts/parseText', 'parseText'), [form, code`text`, ...given])}`,
          ],
        },
      ],
    },
    {
      path: `texts/format${name}`,
      declarations: () => [
        {
          kind: 'function',
          name: `format${name}`,
          doc: `Formats the text form of ${name}, which parses as the same value. Names the first property that no text can state.${extra}`,
          parameters: [{ name: 'value', type: code`${type}` }, ...checks],
          returns: code`${fromRuntime('texts/formatText', 'FormattedText', { type: true })}<${type}>`,
          body: [
            code`return ${call(fromRuntime('texts/formatText', 'formatText'), [form, code`value`, ...given])}`,
          ],
        },
      ],
    },
  ]
}
