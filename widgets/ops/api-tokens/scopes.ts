import type { apiTokensMessages } from '#contract/messages/api-tokens.messages'
import type { institutionMessages } from '#contract/messages/institution.messages'
import { MODULE_GROUPS, type ModuleGroup, type ModuleName } from '#contract/module-names'
import type { Scope } from '#contract/token-scopes'
import { useTexts } from '../../core/element/texts.tsx'

/** What a token may do in one area. */
export const PERMISSIONS = ['none', 'read', 'write', 'both', 'scim'] as const
export type Permission = (typeof PERMISSIONS)[number]

const OWN = ['cards', 'administration', 'scim'] as const
type Own = (typeof OWN)[number]
const isOwn = (area: string): area is Own => (OWN as readonly string[]).includes(area)

const partsOf = (scope: string) => scope.split(':') as [area: string, permission?: 'read' | 'write']

/** The areas in the groups and the order of the institution's modules. */
const GROUPS: Readonly<Record<ModuleGroup, readonly string[]>> = {
  ...MODULE_GROUPS,
  cards: ['cards', ...MODULE_GROUPS.cards],
  administration: [...MODULE_GROUPS.administration, 'administration', 'scim']
}

export interface AreaGroup {
  name: ModuleGroup
  areas: string[]
}

/** The areas of scopes, by group; what is in none belongs to the administration. */
export function groupsOf(scopes: readonly string[]): AreaGroup[] {
  const areas = [...new Set(scopes.map((scope) => partsOf(scope)[0]))]
  const grouped = new Set(Object.values(GROUPS).flat())
  const others = areas.filter((area) => !grouped.has(area))
  return (Object.keys(GROUPS) as ModuleGroup[])
    .map((name) => ({
      name,
      areas: [...GROUPS[name].filter((area) => areas.includes(area)), ...(name === 'administration' ? others : [])]
    }))
    .filter((group) => group.areas.length)
}

/** The areas of scopes, in that order. */
export const areasOf = (scopes: readonly string[]) => groupsOf(scopes).flatMap(({ areas }) => areas)

/** The scopes of an area that a permission stands for. */
export const scopesFor = (area: string, permission: Permission): string[] => {
  if (permission === 'none') return []
  if (permission === 'scim') return [area]
  return (permission === 'both' ? ['read', 'write'] : [permission]).map((one) => `${area}:${one}`)
}

/** What the given scopes permit in an area. */
export const permissionIn = (area: string, scopes: readonly string[]): Permission =>
  PERMISSIONS.findLast((one) => one !== 'none' && scopesFor(area, one).every((scope) => scopes.includes(scope))) ??
  'none'

/** The permissions that an area offers. */
export const offeredIn = (area: string, scopes: readonly Scope[]): Permission[] =>
  PERMISSIONS.filter((one) => scopesFor(area, one).every((scope) => (scopes as readonly string[]).includes(scope)))

/** What an area is called: its module, if it is one. */
export function useAreaName() {
  const t = useTexts<typeof apiTokensMessages & typeof institutionMessages>()
  return (area: string) =>
    isOwn(area)
      ? t(`api-tokens.area-${area}`)
      : t(`institution.module-${area as ModuleName}` as 'institution.module-cms')
}
