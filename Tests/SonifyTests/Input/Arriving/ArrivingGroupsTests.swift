import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Rows that come in groups, from what programs print: procps 4.0, sysstat 12.6 and dstat 0.7.
@Suite struct ArrivingGroupsTests {
  private static let processors = """
    Linux 6.1.0-25-amd64 (host) \t11/24/26 \t_x86_64_\t(2 CPU)

    02:36:15     CPU    %usr   %nice    %sys   %idle
    02:36:16     all   92.00    0.00    6.97    1.00
    02:36:16       0   92.08    0.00    5.94    2.00
    02:36:16       1   92.00    0.00    8.00    0.00

    02:36:16     CPU    %usr   %nice    %sys   %idle
    02:36:17     all   94.47    0.00    4.48    1.00
    02:36:17       0  100.00    0.00    0.00    0.00
    02:36:17       1   89.22    0.00    8.82    2.00

    """
  private static let processes = """
       PID USER      PR  NI    VIRT S  %CPU     TIME+ COMMAND
     28361 root      20   0  344296 R  93.8   0:01.72 swift-fro+
     28347 root      20   0  276080 R  50.0   0:01.72 sh
        18 root      rt   0       0 S   0.0   0:00.11 migration+

    top - 02:36:16 up 23 min,  0 user,  load average: 3.84, 3.39, 2.60
    Tasks: 104 total,   3 running, 101 sleeping,   0 stopped
    %Cpu(s): 80.0 us,  0.0 sy,  0.0 ni,  0.0 id,  0.0 wa,  0.0 hi,  0.0 si, 20.0 st
    MiB Mem :  24105.6 total,  22104.4 free,    614.5 used,   1666.6 buff/cache

       PID USER      PR  NI    VIRT S  %CPU     TIME+ COMMAND
     28405 root      20   0   22088 R  31.2   0:00.06 dstat
     28361 root      20   0  344296 R  30.0   0:01.82 swift-fro+

    """

  @Test func theRowOfAllProcessorsStandsForThem() throws {
    let found = try ArrivedValues(Self.processors, ["%usr"])
    #expect(found.rows == [[92], [94.47]])
    #expect(found.groups == [.grouped(column: "CPU", label: "all")])
    let condition = try #require(RowChoices.Condition(parsing: "CPU=1"))
    let chosen = try ArrivedValues(Self.processors, ["%usr"], where: [condition])
    #expect(chosen.rows == [[92], [89.22]])
    #expect(chosen.groups.isEmpty)
  }

  /// Most threads of the kernel share few names; their numbers differ.
  @Test func processesOfOneNameAreDifferent() throws {
    let group = """
         PID USER  S  %CPU COMMAND
           7 root  S   0.0 kworker
           8 root  S   0.0 kworker
           9 root  S   0.0 kworker
          10 root  S   0.0 bash


      """
    let found = try ArrivedValues(group + group, ["%CPU"])
    #expect(found.groups == [.mixed])
    #expect(found.rows.count == 8)
  }

  @Test func memoryAndSwapAreNotMixedAndSizesAreNumbers() throws {
    let text = """
                     total        used        free
      Mem:            23Gi       614Mi        21Gi
      Swap:             0B          0B          0B

                     total        used        free
      Mem:            23Gi       1.5Gi        21Gi
      Swap:             0B          0B          0B

      """
    let found = try ArrivedValues(text, ["used"])
    let mebibyte = 1_048_576.0
    #expect(found.rows == [[614 * mebibyte], [1536 * mebibyte]])
    #expect(found.groups == [.grouped(column: "name", label: "Mem:")])
  }

  /// Without a column that is known to name things, the second group shows which one does.
  @Test func aColumnThatTellsRowsApartIsFound() throws {
    let text = """
      NAME      CPU %     PIDS
      web       0.05%     3
      mail      7.00%     5
      NAME      CPU %     PIDS
      web       1.25%     3
      mail      8.00%     5

      """
    let found = try ArrivedValues(text, ["CPU %"])
    #expect(found.rows == [[0.05], [7], [1.25]])
    #expect(found.groups == [.grouped(column: "NAME", label: "web")])
  }

  @Test func processesAreMixedAndTheLinesAboveThemAreNoRows() throws {
    let found = try ArrivedValues(Self.processes, ["%CPU"])
    #expect(found.rows == [[93.8], [50], [0], [31.2], [30]])
    #expect(found.groups == [.mixed])
    #expect(found.malformed.isEmpty)
  }

  /// Rows that follow each other in time are no group, though their header comes again.
  @Test func samplesUnderHeadersThatComeAgainAreAllTaken() throws {
    let found = try ArrivedValues(ArrivingRowsTests.memory, ["us"])
    #expect(found.rows.count == 3)
    #expect(found.groups.isEmpty)
    #expect(try ArrivedValues(ArrivingRowsTests.processors, ["%usr"]).groups.isEmpty)
    let states = "a state\n1 good\n2 bad\n3 good\n4 good\na state\n5 bad\n"
    #expect(try ArrivedValues(states, ["a"]).groups.isEmpty)
  }

  @Test func disksAreToldApartAndTheirSizesAreNumbers() throws {
    let text = """
      Filesystem      Size  Used Avail Use% Mounted on
      /dev/vda        252G   15G   80G  16% /
      tmpfs           2.4G  1.2M  2.4G   1% /run
      Filesystem      Size  Used Avail Use% Mounted on
      /dev/vda        252G   16G   79G  17% /
      tmpfs           2.4G  1.2M  2.4G   1% /run

      """
    let found = try ArrivedValues(text, ["Use%"])
    #expect(found.rows == [[16], [17]])
    #expect(try ArrivedValues(text, ["Used"]).rows == [[15 * 0x1p30], [16 * 0x1p30]])
    #expect(found.groups == [.grouped(column: "Filesystem", label: "/dev/vda")])
    #expect(found.malformed.isEmpty)
  }

  @Test func loadsOfUptimeAreRead() throws {
    let text = """
       22:43:26 up 33 min,  0 user,  load average: 8.04, 7.58, 5.31
       22:43:27 up 2 days,  3:05,  2 users,  load average: 7.96, 7.57, 5.32

      """
    let found = try ArrivedValues(text, ["load 1 min", "load 15 min"])
    #expect(found.rows == [[8.04, 5.31], [7.96, 5.32]])
    #expect(found.malformed.isEmpty)
  }

  @Test func barsBetweenGroupsOfColumnsDivideThem() throws {
    let text = """
      --total-cpu-usage-- -dsk/total- -net/total-
      usr sys idl wai stl| read  writ| recv  send
       72   4  18   1   5|1290k 1430k|   0     0
       93   6   0   0   0|  12k   36M|   0     0

      """
    let found = try ArrivedValues(text, ["usr", "writ"])
    #expect(found.rows == [[72, 1_430_000], [93, 36_000_000]])
    #expect(found.malformed.isEmpty)
    #expect(try ArrivedValues("a | b c\n1 | 2\n3 | 4\n", ["b c"]).rows == [[2], [4]])
  }
}
