import { code, join, literal, objectLiteral } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { rpcSchemaType } from '../../layout/rpcNames.ts'
import type { RpcService } from '../../model/service.ts'

/** `rpc/policy.ts`: the `x-policy` of every method, when the contract gives one. */
export function policyFile(service: RpcService): OutputFile[] {
  const entries = service.methods.flatMap(({ method, extensions }) => {
    const policy = extensions['x-policy']
    return typeof policy === 'string' ? [{ method, policy }] : []
  })
  if (entries.length === 0) return []
  const policies = [...new Set(entries.map(({ policy }) => policy))].sort()
  const type = `${service.pascalName}MethodPolicy`
  const isComplete = entries.length === service.methods.length
  const methods = code`${rpcSchemaType(service)}[number]['Method']`
  const record = code`Readonly<Record<${methods}, ${{ kind: 'code', parts: [type] }}>>`
  return [
    {
      path: 'rpc/policy',
      declarations: () => [
        {
          kind: 'typeAlias',
          name: type,
          doc: 'How requests of a method are handled.',
          type: join(
            policies.map((policy) => literal(policy)),
            ' | ',
          ),
        },
        {
          kind: 'const',
          name: `${service.camelName}MethodPolicy`,
          doc: `How requests are handled, by method of ${service.title}.`,
          type: isComplete ? record : code`Partial<${record}>`,
          value: objectLiteral(
            entries.map(({ method, policy }) => ({ key: method, value: literal(policy) })),
          ),
        },
      ],
    },
  ]
}
