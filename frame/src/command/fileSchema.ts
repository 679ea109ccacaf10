import { z } from 'zod'
import { keeperSchema } from '../configuration/keeperConfiguration.ts'
import { serviceSchema } from '../configuration/serviceConfiguration.ts'

/** JSON Schema of a configuration file, for editors. */
export function fileSchema(party: 'service' | 'keeper'): object {
  const { properties, ...schema } = z.toJSONSchema(party === 'keeper' ? keeperSchema : serviceSchema, {
    io: 'input',
  })
  // By which a file names its schema.
  return { ...schema, properties: { $schema: { type: 'string' }, ...properties } }
}
