import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SignIn } from './choices.ts'
import { UsageError } from './UsageError.ts'

/** A folder of `templates/parts`, which several templates share. */
export interface TemplatePart {
  readonly part: string
  /** Put before each of its `.tsx` files, e.g. `'use client'`. */
  readonly firstLine?: string
}

export interface Template {
  readonly name: string
  /** Earlier names. */
  readonly aliases: readonly string[]
  /** One line. */
  readonly description: string
  readonly folder: string
  /** Prefix of variables in `.env` that end up in the page: that of the bundler. Empty: the app has no page. */
  readonly prefix: string
  /** Names of the networks that an app of it can have, the default first; undefined: any. */
  readonly networks: readonly string[] | undefined
  /** Sign-in that its apps always have; undefined where there is a choice. */
  readonly signIn: SignIn | undefined
  readonly parts: readonly TemplatePart[]
  /** Parts of the sign-in server; undefined where the template can have none. */
  readonly server: readonly TemplatePart[] | undefined
  /** Parts of a frame for logins; undefined where the template can have none. */
  readonly frame: readonly TemplatePart[] | undefined
}

/** Listed first, and the default under `--yes`. */
export const defaultTemplate = 'react-vite'

/** The templates' folder: beside `dist` in the published package, beside this package in the repository. */
export function templatesFolder(): string {
  const published = fileURLToPath(new URL('../templates', import.meta.url))
  return existsSync(published) ? published : fileURLToPath(new URL('../../templates', import.meta.url))
}

/** All templates, the default one first. */
export function listTemplates(root: string): readonly Template[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'template.json')))
    .map(({ name }) => readTemplate(root, name))
    .sort((a, b) => Number(b.name === defaultTemplate) - Number(a.name === defaultTemplate))
}

function readTemplate(root: string, name: string): Template {
  const folder = join(root, name)
  const { aliases, description, prefix, networks, signIn, parts, server, frame } = JSON.parse(
    readFileSync(join(folder, 'template.json'), 'utf8'),
  )
  return {
    name,
    aliases: aliases ?? [],
    description,
    folder,
    prefix,
    networks,
    signIn,
    parts: toParts(parts),
    server: server && toParts(server),
    frame: frame && toParts(frame),
  }
}

function toParts(parts: readonly (string | TemplatePart)[]): readonly TemplatePart[] {
  return parts.map((part) => (typeof part === 'string' ? { part } : part))
}

/** @throws {UsageError} that lists the available templates */
export function findTemplate(templates: readonly Template[], name: string): Template {
  const found = templates.find((template) => template.name === name || template.aliases.includes(name))
  if (found) return found
  const names = templates.map((template) => template.name).join(', ')
  throw new UsageError(`Unknown template "${name}". Available: ${names}`)
}
