import { type CANCEL_SYMBOL, confirm, isCancel, select, text } from '@clack/prompts'
import { projectNameProblem } from './projectName.ts'
import type { Template } from './templates.ts'

/** The user pressed Ctrl-C or Escape at a prompt. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** @throws {Cancelled} */
export async function askDirectory(defaultName: string): Promise<string> {
  const answer = await text({
    message: 'Name of the app',
    placeholder: defaultName,
    defaultValue: defaultName,
    validate: (value) => (value ? projectNameProblem(value) : undefined),
  })
  return answered(answer)
}

/** @throws {Cancelled} */
export async function askTemplate(templates: readonly Template[]): Promise<string> {
  const answer = await select({
    message: 'Template',
    options: templates.map(({ name, description }) => ({ value: name, label: name, hint: description })),
  })
  return answered(answer)
}

/** @throws {Cancelled} */
export async function askProjectId(): Promise<string | undefined> {
  const answer = await text({
    message: 'Project id of the hosted services (leave empty to add it to .env later)',
    defaultValue: '',
    validate: (value) =>
      value && !/^[\w-]{1,128}$/.test(value)
        ? 'Only letters, digits, hyphens and underscores are allowed.'
        : undefined,
  })
  return answered(answer) || undefined
}

/** @throws {Cancelled} */
export async function askServer(): Promise<boolean> {
  return answered(await confirm({ message: 'Add a server that signs visitors in?', initialValue: true }))
}

/** @throws {Cancelled} */
export async function confirmWriting(): Promise<boolean> {
  return answered(await confirm({ message: 'Write these changes?', initialValue: false }))
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Cancelled()
  return answer
}
