import type { Area } from './areas.ts'

/** Names of the pictures of an area, beside the page. */
export const picturesOf = ({ file }: Area) => ({ desktop: `${file}-desktop.png`, phone: `${file}-phone.png` })

/** `docs/pictures/README.md`. */
export function picturePage(areas: readonly Area[]): string {
  const list = areas.map(({ title }) => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`)
  return `# Pictures

The main views of the modal as they are now, each in the dark and the light theme: ${list.join(' · ')}.

Made by \`npm run screenshots -- --project pictures\`, which writes this page too. \`npm run screenshots\` takes pictures of every view and state, on three screens, into \`screenshots/\`. To press what is shown here, \`npm start\` and open the panel of views.

${areas.map(section).join('\n')}
**Must not be here:** pictures that no program makes, numbers that change.
`
}

function section(area: Area): string {
  const { desktop, phone } = picturesOf(area)
  const [first, second, third] = area.views.map(({ words }) => words)
  return `## ${area.title}

<img src="${desktop}" width="830" alt="On a desktop, from left to right: ${first}; ${second}; ${third}. Above in the dark theme, below in the light one.">

<img src="${phone}" width="830" alt="On a phone, from left to right: ${first}, in the dark theme; ${second}, in the light theme; ${first}, in Arabic and from right to left.">
`
}
