import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Model } from '../../model/schema.ts'
import type { HttpService } from '../../model/service.ts'
import { linksFromModel, pageAddress } from './links.ts'
import { inlineText } from './markdown/inlineText.ts'
import { page } from './markdown/page.ts'
import { modelBlocks } from './modelSection.ts'

/** The page that names all models. */
export const modelListPath = 'reference/models'

/** A page for each model, and one that refers to them. Names of models are names of files already. */
export function modelPages(service: HttpService): OutputFile[] {
  const { models, title } = service
  if (models.length === 0) return []
  const home = `[${inlineText(title)}]`
  return [
    {
      path: modelListPath,
      extension: 'md',
      sections: () => [() => page(['# Models', `${home}(../README.md)`, ...nameLists(models)])],
    },
    ...models.map(
      (model): OutputFile => ({
        path: `${modelListPath}/${model.name}`,
        extension: 'md',
        sections: () => [
          () => page([`# ${model.name}`, `${home}(../../README.md) · [models](../models.md)`]),
          () => page(modelBlocks(model, linksFromModel)),
        ],
      }),
    ),
  ]
}

/** Links to models, a list for each first letter. Names only: a model's text is on its own page. */
function nameLists(models: readonly Model[]): string[] {
  const letters = new Map<string, string[]>()
  for (const { name } of models) {
    const letter = name.charAt(0).toUpperCase()
    const link = `[${name}](${pageAddress(`models/${name}`)})`
    const known = letters.get(letter)
    if (known === undefined) letters.set(letter, [link])
    else known.push(link)
  }
  return [...letters].flatMap(([letter, links]) => [`## ${letter}`, links.join(' · ')])
}
