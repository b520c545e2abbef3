/**
 * The walls of the house. Rooms and domains are found by pattern; the two orders below are the only lists.
 * A room may import from the rooms before it in its order, never from those after.
 */
const SERVER_ROOMS = [
  'base',
  'db',
  'security',
  'tenancy',
  'http',
  'pages',
  'files',
  'jobs',
  'mail',
  'events',
  'cli',
  'features'
]
const WIDGET_ROOMS = ['dates', 'element', 'data', 'forms']
const UI_ROOMS = ['base', 'feedback', 'fields', 'dialogs', 'lists']

const TESTS = '\\.(test|browser|endurance|stories)\\.tsx?$|/testing/|/tests/|\\.samples\\.ts$'

/** No room imports one that comes after it. */
const order = (folder, rooms) =>
  rooms.slice(0, -1).map((room, at) => ({
    name: `${folder}: ${room} before ${rooms[at + 1]}`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: TESTS },
    to: { path: `^${folder}/(${rooms.slice(at + 1).join('|')})/` }
  }))

const never = (name, from, to, rest = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...rest.from },
  to: { path: to, ...rest.to }
})

export default {
  forbidden: [
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    never('the contract points at nothing', '^contract/', '^(widgets|host-server|templates|migrations)/'),
    never('widgets point at the contract alone', '^widgets/', '^(host-server|templates|migrations)/', {
      from: { pathNot: TESTS }
    }),
    never('the server never imports widgets', '^host-server/', '^widgets/', {
      from: { pathNot: `${TESTS}|^host-server/demo/` }
    }),
    never('templates get what they print', '^templates/', '^(host-server|migrations)/'),
    never('core knows no noun', '^host-server/core/', '^host-server/(?!core/)', { from: { pathNot: TESTS } }),
    never("the widgets' core and ui know no noun", '^widgets/(core|ui)/', '^widgets/(?!core/|ui/)', {
      from: { pathNot: TESTS }
    }),
    never('core draws nothing', '^widgets/core/', '^widgets/ui/', { from: { pathNot: TESTS } }),
    ...order('host-server/core', SERVER_ROOMS),
    ...order('widgets/core', WIDGET_ROOMS),
    ...order('widgets/ui', UI_ROOMS),
    never(
      'another domain only through its services and repositories',
      '^host-server/(?!core/|testing/|tests/|demo/|cli/|ops/doctor/)([^/]+)/[^/]+/',
      '^host-server/(?!core/|testing/|tests/)[^/]+/[^/]+/',
      { from: { pathNot: TESTS }, to: { pathNot: '^host-server/$1/|\\.(service|repository|tables)\\.ts$' } }
    )
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(contract|widgets|host-server|templates|migrations)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' }
  }
}
