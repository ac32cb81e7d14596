import { apexClasses, type ApexMember, type ApexMethod, apexMethods } from './apex-methods.js'
import { child, metadataFile } from './metadata-xml.js'

/**
 * Returns the class of the server methods, and its test. Each method is a typed stub: it says that it is not written yet by an
 * exception, which the blocks show as a fault of ours and never as an answer about the shopper.
 * @param methods names of `apexMethods`
 * @returns texts by file name, from the folder `classes`
 */
export function apexFiles(className: string, methods: readonly string[]): Record<string, string> {
  const chosen = methods.map((name): [string, ApexMethod] => [name, apexMethods[name]!])
  return {
    [`${className}.cls`]: controller(className, chosen),
    [`${className}.cls-meta.xml`]: classMeta,
    [`${className}Test.cls`]: testClass(className, chosen),
    [`${className}Test.cls-meta.xml`]: classMeta,
  }
}

const classMeta = metadataFile('ApexClass', [child('apiVersion', '64.0'), child('status', 'Active')])

function controller(className: string, methods: readonly [string, ApexMethod][]): string {
  const needsCustomer = methods.some(([, { customer }]) => customer)
  return `/**
 * The server methods of the shop's blocks. Guests call them too, by hand if they like, so for each of them:
 * - with sharing, and WITH USER_MODE in queries: nobody reads or writes more than her profile allows;
 * - who is here says UserInfo, never an argument of the call;
 * - lists are as long as the browser makes them: bound them, and select with LIMIT;
 * - what is refused is an answer (errorCode, errorMessage); an exception is a fault of the shop's.
 * A method that is not written yet throws: the block says that the shop cannot be reached.
 */
public with sharing class ${className} {
${methods.map(([name, method]) => stub(name, method)).join('\n')}
${needsCustomer ? customerGuard : ''}    private static AuraHandledException notWritten(String method) {
        return fault(method + ' is not written yet.');
    }

    /** Without setMessage a test reads "Script-thrown exception". */
    private static AuraHandledException fault(String message) {
        AuraHandledException error = new AuraHandledException(message);
        error.setMessage(message);
        return error;
    }
${classesFor(methods)}}
`
}

const customerGuard = `    /** The guest user of a site is one user for all guests: nothing that belongs to somebody is hers. */
    private static void requireCustomer() {
        if (UserInfo.getUserType() == 'Guest') {
            throw fault('NOT_SIGNED_IN');
        }
    }

`

const parameterList = (parameters: readonly ApexMember[]): string => parameters.map(([type, name]) => `${type} ${name}`).join(', ')

function stub(name: string, { about, cacheable, customer, hint, parameters, returns }: ApexMethod): string {
  return [
    `    /** ${about} */`,
    `    @AuraEnabled${cacheable ? '(cacheable=true)' : ''}`,
    `    public static ${returns} ${name}(${parameterList(parameters)}) {`,
    ...(customer ? ['        requireCustomer();'] : []),
    ...(hint ? [`        // ${hint}`] : []),
    `        throw notWritten('${name}');`,
    '    }',
    '',
  ].join('\n')
}

/** Returns the answers that these methods use, and those within them. */
function classesFor(methods: readonly [string, ApexMethod][]): string {
  const used = new Set<string>()
  const use = (type: string): void => {
    for (const [name] of type.matchAll(/\w+/g)) {
      const described = apexClasses[name]
      if (!described || used.has(name)) continue
      used.add(name)
      use(described.extends ?? '')
      for (const [member] of described.members) use(member)
    }
  }
  for (const [, { returns }] of methods) use(returns)
  const extended = new Set(Object.values(apexClasses).map((each) => each.extends))
  return Object.entries(apexClasses)
    .filter(([name]) => used.has(name))
    .map(([name, described]) =>
      [
        '',
        `    public ${extended.has(name as 'Answer') ? 'virtual ' : ''}class ${name}${described.extends ? ` extends ${described.extends}` : ''} {`,
        ...described.members.map(([type, member]) => `        @AuraEnabled public ${type} ${member};`),
        '    }',
        '',
      ].join('\n'),
    )
    .join('')
}

function testClass(className: string, methods: readonly [string, ApexMethod][]): string {
  const guarded = methods.filter(([, { customer }]) => customer)
  return `/** Says of each stub that it is one: whoever writes a method writes its test here. */
@IsTest
private class ${className}Test {
${methods.map(([name, method]) => stubTest(className, name, method)).join('\n')}${guarded.length > 0 ? `\n${guestTest(className, guarded)}` : ''}}
`
}

const call = (className: string, name: string, { parameters }: ApexMethod): string =>
  `${className}.${name}(${parameters.map(() => 'null').join(', ')});`

const stubTest = (className: string, name: string, method: ApexMethod): string => `    @IsTest
    static void ${name}IsNotWrittenYet() {
        try {
            ${call(className, name, method)}
            Assert.fail('${name} answers: test what it says.');
        } catch (AuraHandledException error) {
            Assert.isTrue(error.getMessage().contains('${name}'), error.getMessage());
        }
    }
`

const guestTest = (className: string, methods: readonly [string, ApexMethod][]): string => `    /** An org without a site has no guest. */
    @IsTest
    static void guestsAreNobody() {
        List<User> guests = [SELECT Id FROM User WHERE UserType = 'Guest' AND IsActive = TRUE LIMIT 1];
        if (guests.isEmpty()) {
            return;
        }
        System.runAs(guests[0]) {
${methods
  .map(
    ([name, method]) => `            try {
                ${call(className, name, method)}
                Assert.fail('${name} answers a guest.');
            } catch (AuraHandledException error) {
                Assert.areEqual('NOT_SIGNED_IN', error.getMessage());
            }
`,
  )
  .join('')}        }
    }
`
