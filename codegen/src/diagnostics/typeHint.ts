/** Types of other languages and formats, and how a contract writes them. */
const meant: Readonly<Record<string, string>> = {
  any: `leave 'type' out`,
  bigint: 'type: integer, format: int64',
  binary: 'type: string, format: binary',
  blob: 'type: string, format: binary',
  bool: 'type: boolean',
  byte: 'type: string, format: byte',
  date: 'type: string, format: date',
  'date-time': 'type: string, format: date-time',
  datetime: 'type: string, format: date-time',
  decimal: 'type: number',
  dict: 'type: object, additionalProperties: …',
  double: 'type: number, format: double',
  email: 'type: string, format: email',
  enum: `leave 'type' out, or name the type of the values`,
  file: 'type: string, format: binary',
  float: 'type: number, format: float',
  int: 'type: integer',
  int32: 'type: integer, format: int32',
  int64: 'type: integer, format: int64',
  list: 'type: array, items: …',
  long: 'type: integer, format: int64',
  map: 'type: object, additionalProperties: …',
  mixed: `leave 'type' out`,
  nil: `'null'`,
  none: `'null'`,
  str: 'type: string',
  text: 'type: string',
  timestamp: 'type: string, format: date-time',
  tuple: 'type: array, prefixItems: …',
  undefined: `leave the key out of 'required'`,
  uri: 'type: string, format: uri',
  url: 'type: string, format: uri',
  uuid: 'type: string, format: uuid',
}

/** Spelling of the intended type; undefined when the intention is unclear. */
export function typeHint(type: string): string | undefined {
  const name = type.toLowerCase()
  const way = Object.hasOwn(meant, name) ? meant[name] : undefined
  return way === undefined ? undefined : `Instead: ${way}.`
}
