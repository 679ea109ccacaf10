import type { Template } from './templates.ts'

/** The text of `--help`. */
export function usage(templates: readonly Template[]): string {
  const widest = Math.max(...templates.map(({ name }) => name.length))
  return `Usage: create-wallet-kit [directory] [options]

Makes an app that connects wallets and signs visitors in.

Options:
  -t, --template <name>  which app to make
      --project-id <id>  project id of the hosted services, written to the app's .env
  -y, --yes              ask nothing, take the defaults
      --overwrite        write into a folder that is not empty; files of the same names are replaced
  -h, --help             this text
  -v, --version          the version

Templates:
${templates.map(({ name, description }) => `  ${name.padEnd(widest)}  ${description}`).join('\n')}`
}
