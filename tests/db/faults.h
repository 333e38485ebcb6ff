#pragma once

#include "tests/support/ruletest.h"

#ifndef Q_MOC_RUN // moc stumbles over the concepts of the standard library, and needs none of this
#include "tests/core/mutants.h"
#include "tests/db/samples.h"
#endif

namespace outremer::test {

// What crashes (faults_kills.cpp), disks (faults_disk.cpp), strangers (faults_damage.cpp) and places (faults_places.cpp) do to
// a chronicle: nothing acknowledged is lost, nothing wrong is believed.
class TestDbFaults : public RuleTest {
    Q_OBJECT
public:
    TestDbFaults();

private slots:
    void kill_whilePlaying_losesNoAcknowledgedStep();
    void kill_whileMigrating_keepsTheOldContent();
    void kill_whileBackingUp_leavesTheChronicleAndOnlyProvenBackups();
    void kill_whileImporting_bringsAllOrNothing();
    void failingDisk_atEveryCallOfAMove_refusesIt_andTheNextTryWorks();
    void failingDisk_atEveryCallOfAMigration_refusesIt_andTheNextTryWorks();
    void failingDisk_atEveryCallOfABackup_makesNone_andTheNextTryWorks();
    void powerLoss_losesNoAcknowledgedStep();
    void powerLoss_whileMigrating_keepsTheContent();
    void flippedBits_areRefusedOrDoNotMatter();
    void cutFiles_areRefused();
    void lostAndSwappedPages_areRefusedOrDoNotMatter();
    void foreignFiles_areRefusedAndLeftAlone();
    void staleJournals_areNeverPlayedIntoASoundFile();
    void movedFiles_areNoticedAtTheNextStep();
    void foreignFileSystems_loseNothing();
    void twoProcesses_haveExactlyOneWriter();
};

#ifndef Q_MOC_RUN
// How often: all of it when OUTREMER_FAULTS=full, else a sample.
int times(int full, int sample);
void report(const std::string &words);

// One sound file of the newest version, with a little of everything, and what it holds.
struct Sample {
    std::string bytes;
    ContentSum content;
    Filled filled;
};
const Sample &sample();
#endif

} // namespace outremer::test
