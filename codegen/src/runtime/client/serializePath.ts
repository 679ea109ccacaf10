import { encodeText, type ParameterFormat, serializeValue } from './serializeValue.ts'

const defaultFormat: ParameterFormat = { style: 'simple', explode: false }

/**
 * Fills the placeholders of a path template. Values are always escaped: they cannot add segments, a query or a fragment.
 *
 * @throws TypeError for a value that is missing, or that would make a segment `.` or `..`: URL parsers resolve those even
 *   when they are escaped
 */
export function serializePath(
  template: string,
  path: Readonly<Record<string, unknown>>,
  formats: Readonly<Record<string, ParameterFormat>> = {},
): string {
  return template
    .split('/')
    .map((segment) => {
      const filled = fillSegment(segment, template, path, formats)
      if (filled !== segment && /^(?:\.|%2e){1,2}$/i.test(filled)) {
        throw new TypeError(`A path parameter of ${template} cannot be '${filled}'.`)
      }
      return filled
    })
    .join('/')
}

function fillSegment(
  segment: string,
  template: string,
  path: Readonly<Record<string, unknown>>,
  formats: Readonly<Record<string, ParameterFormat>>,
): string {
  const separators = separatorsIn(segment)
  return segment.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = (Object.hasOwn(path, name) ? path[name] : undefined) ?? ''
    const format = Object.hasOwn(formats, name) ? (formats[name] ?? defaultFormat) : defaultFormat
    const special = format.style === 'label' && format.explode ? `${separators}.` : separators
    const text =
      value === '' ? '' : serializeValue(name, value, format, (part) => escapeAlso(encodeText(part), special))
    // An empty list is missing too.
    if (text === '') throw new TypeError(`The path parameter '${name}' of ${template} is missing.`)
    return text
  })
}

/** Of `{a}-{b}` the `-`: in a value it must be distinguishable from the one between values, though addresses allow it there. */
function separatorsIn(segment: string): string {
  const literals = segment.split(/\{[^{}]+\}/)
  return literals.length > 2 ? literals.join('').replace(/[^-._~]/g, '') : ''
}

function escapeAlso(text: string, special: string): string {
  if (special === '') return text
  return text.replace(/[-._~]/g, (character) =>
    special.includes(character) ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : character,
  )
}
