#!/bin/bash
# A list of colorways, rendered by the tasks of a Slurm array, each its own part:
#
#     sbatch --array=0-15 slurm-array.sh colorways.csv out --width 1000
#
# LIST and OUT are on a file system that all nodes share; further arguments are options of `shoe-render batch`. The
# pictures are the same for any number of tasks. When all are done, the tasks' manifests are made into one, which also
# says what is missing:
#
#     shoe-render batch --merge-manifests out
#
# As a job that waits for the array, whose number sbatch says:
#
#     sbatch --dependency=afterany:JOB --wrap 'shoe-render batch --merge-manifests out'
#
# Tasks that failed are submitted again alone; each must then be told the number of tasks of the whole array. What they had
# written already is left alone:
#
#     SHARD=auto:16 sbatch --array=3,7 slurm-array.sh colorways.csv out --width 1000
#
#SBATCH --job-name=shoe-render
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --output=%x-%A_%a.log

set -eu

list=${1:?usage: sbatch --array=0-15 slurm-array.sh LIST OUT [options of shoe-render batch]}
out=${2:?usage: sbatch --array=0-15 slurm-array.sh LIST OUT [options of shoe-render batch]}
shift 2

exec "${SHOE_RENDER:-shoe-render}" batch "$list" -o "$out" \
  --shard "${SHARD:-auto}" --jobs "${SLURM_CPUS_PER_TASK:-1}" "$@"
