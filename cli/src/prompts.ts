import { type CANCEL_SYMBOL, confirm, isCancel, multiselect, select, text } from '@clack/prompts'
import {
  loginTitles,
  networkTitles,
  type Services,
  type SignIn,
  servicesTitles,
  signInTitles,
} from './choices.ts'
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

/**
 * @param initial names that are selected at first
 * @param possible names that are offered; all by default
 * @throws {Cancelled}
 */
export async function askNetworks(
  initial: readonly string[],
  possible: readonly string[] = Object.keys(networkTitles),
): Promise<readonly string[]> {
  const answer = await multiselect({
    message: 'Networks',
    options: possible.map((value) => ({ value, label: networkTitles[value] ?? value })),
    initialValues: [...initial],
    required: true,
  })
  // In the order of the list: visitors begin on the first.
  return possible.filter((name) => answered(answer).includes(name))
}

/** @throws {Cancelled} */
export async function askSignIn(): Promise<SignIn> {
  const options = toChoices(signInTitles)
  return answered(await select({ message: 'Sign-in', options, initialValue: 'server' }))
}

/** @throws {Cancelled} */
export async function askLogins(): Promise<readonly string[]> {
  const answer = await multiselect({
    message: 'Logins without a wallet, by a frame of your own (none: press Enter)',
    options: toChoices(loginTitles),
    required: false,
  })
  return answered(answer)
}

/** @throws {Cancelled} */
export async function askPolicy(): Promise<boolean> {
  return answered(await confirm({ message: 'Send a content security policy?', initialValue: false }))
}

/** @throws {Cancelled} */
export async function askServices(): Promise<Services> {
  return answered(await select({ message: 'Services', options: toChoices(servicesTitles) }))
}

/**
 * @param folder that is not empty
 * @param replaced files in it that the app has, too
 * @throws {Cancelled} unless the user agrees
 */
export async function confirmOverwriting(folder: string, replaced: readonly string[]): Promise<void> {
  const replacing =
    replaced.length === 0 ? 'None of its files is replaced.' : `Replaced: ${replaced.join(', ')}.`
  const message = `${folder} is not empty. Write the app into it? ${replacing}`
  if (!answered(await confirm({ message, initialValue: false }))) throw new Cancelled()
}

/** @throws {Cancelled} */
export async function confirmWriting(): Promise<boolean> {
  return answered(await confirm({ message: 'Write these changes?', initialValue: false }))
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Cancelled()
  return answer
}

function toChoices<Name extends string>(titles: Readonly<Record<Name, string>>) {
  return (Object.keys(titles) as Name[]).map((value) => ({ value, label: titles[value] as string }))
}
